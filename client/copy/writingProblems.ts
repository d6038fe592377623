/** Why an article can't be stored. */
export const writingProblems = {
  tooManyPictures: (most: number) => `본문의 사진은 ${most}장까지 넣을 수 있습니다.`,
  noAlternative: "제목 사진의 대체 텍스트를 적어 주세요.",
  badPicture: "제목 사진을 다시 올려 주세요.",
  pictureGone: "올린 지 오래되어 삭제된 사진이 있습니다. 사진을 다시 올려 주세요.",
};
