import type { ReactNode } from "react";

interface Screen {
  Component(): ReactNode;
}

type LoadScreen = () => Promise<Screen>;

/** The screens by the `file` of their pages, each in a chunk of its own. */
export const screens: Record<string, LoadScreen> = {
  "pages/Home/Home": () => import("./pages/Home/Home.tsx"),
  "pages/Brand/BrandIntro": () => import("./pages/Brand/BrandIntro.tsx"),
  "pages/Brand/BrandVideo": () => import("./pages/Brand/BrandVideo.tsx"),
  "pages/BusinessGuide/Overview": () => import("./pages/BusinessGuide/Overview.tsx"),
  "pages/BusinessGuide/Schedule": () => import("./pages/BusinessGuide/Schedule.tsx"),
  "pages/BusinessGuide/Documents": () => import("./pages/BusinessGuide/Documents.tsx"),
  "pages/SalesInfo/SubscriptionGuide": () => import("./pages/SalesInfo/SubscriptionGuide.tsx"),
  "pages/SalesInfo/Announcement": () => import("./pages/SalesInfo/Announcement.tsx"),
  "pages/SalesInfo/StampTax": () => import("./pages/SalesInfo/StampTax.tsx"),
  "pages/SalesInfo/Contract": () => import("./pages/SalesInfo/Contract.tsx"),
  "pages/SalesInfo/Price": () => import("./pages/SalesInfo/Price.tsx"),
  "pages/SalesInfo/Options": () => import("./pages/SalesInfo/Options.tsx"),
  "pages/SalesInfo/Questions": () => import("./pages/SalesInfo/Questions.tsx"),
  "pages/LocationEnvironment/Location": () => import("./pages/LocationEnvironment/Location.tsx"),
  "pages/LocationEnvironment/Premium": () => import("./pages/LocationEnvironment/Premium.tsx"),
  "pages/ComplexGuide/SitePlan": () => import("./pages/ComplexGuide/SitePlan.tsx"),
  "pages/ComplexGuide/StackPlan": () => import("./pages/ComplexGuide/StackPlan.tsx"),
  "pages/ComplexGuide/Community": () => import("./pages/ComplexGuide/Community.tsx"),
  "pages/ComplexModel/ComplexModel": () => import("./pages/ComplexModel/ComplexModel.tsx"),
  "pages/FloorPlan/UnitPlan": () => import("./pages/FloorPlan/UnitPlan.tsx"),
  "pages/FloorPlan/GuideVideos": () => import("./pages/FloorPlan/GuideVideos.tsx"),
  "pages/FloorPlan/Tours": () => import("./pages/FloorPlan/Tours.tsx"),
  "pages/FloorPlan/Compare": () => import("./pages/FloorPlan/Compare.tsx"),
  "pages/Interior/Interior": () => import("./pages/Interior/Interior.tsx"),
  "pages/Promotion/InterestCustomer": () => import("./pages/Promotion/InterestCustomer.tsx"),
  "pages/Promotion/VisitDirections": () => import("./pages/Promotion/VisitDirections.tsx"),
  "pages/Press/PressList": () => import("./pages/Press/PressList.tsx"),
  "pages/Press/PressDetail": () => import("./pages/Press/PressDetail.tsx"),
  "pages/Reservation/Reservation": () => import("./pages/Reservation/Reservation.tsx"),
  "pages/Reservation/RegistrationResult": () => import("./pages/Reservation/RegistrationResult.tsx"),
  "pages/Reservation/RegistrationLink": () => import("./pages/Reservation/RegistrationLink.tsx"),
  "pages/Legal/Privacy": () => import("./pages/Legal/Privacy.tsx"),
  "pages/Legal/Accessibility": () => import("./pages/Legal/Accessibility.tsx"),
  "desk/session/SignIn": () => import("./desk/session/SignIn.tsx"),
  "desk/today/Today": () => import("./desk/today/Today.tsx"),
  "desk/leads/Leads": () => import("./desk/leads/Leads.tsx"),
  "desk/leads/LeadEntry": () => import("./desk/leads/LeadEntry.tsx"),
  "desk/leads/LeadPage": () => import("./desk/leads/LeadPage.tsx"),
  "desk/leads/LeadTexts": () => import("./desk/leads/LeadTexts.tsx"),
  "desk/overview/Overview": () => import("./desk/overview/Overview.tsx"),
  "desk/figures/Figures": () => import("./desk/statistics/Statistics.tsx"),
  "desk/overview/Log": () => import("./desk/overview/Log.tsx"),
  "desk/overview/Copies": () => import("./desk/overview/Copies.tsx"),
  "desk/accounts/Accounts": () => import("./desk/accounts/Accounts.tsx"),
  "desk/accounts/OwnPassword": () => import("./desk/accounts/OwnPassword.tsx"),
  "desk/articles/Articles": () => import("./desk/articles/Articles.tsx"),
  "desk/articles/NewArticle": () => import("./desk/articles/NewArticle.tsx"),
  "desk/articles/EditArticle": () => import("./desk/articles/EditArticle.tsx"),
};
