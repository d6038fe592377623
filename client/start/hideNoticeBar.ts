/** Hides the notice's bar before it is painted, while it is put away; layouts/notice/noticeDialog.ts stores until when. */
export function hideNoticeBar(): void {
  const { dataset } = document.documentElement;
  try {
    if (dataset.notice && Number(localStorage.getItem(`notice-${dataset.notice}`)) > Date.now())
      dataset.noticeAway = "";
  } catch {
    // The browser refuses its storage.
  }
}
