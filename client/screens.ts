import type { ReactNode } from "react";

export interface Screen {
  Component(): ReactNode;
}

type LoadScreen = () => Promise<Screen>;

/** The screens by the `file` of their pages, each a chunk of its own. */
export const screens: Record<string, LoadScreen> = {
  "Home/Home": () => import("./pages/Home/Home.tsx"),
  "Brand/BrandIntro": () => import("./pages/Brand/BrandIntro.tsx"),
  "Brand/BrandVideo": () => import("./pages/Brand/BrandVideo.tsx"),
  "BusinessGuide/Overview": () => import("./pages/BusinessGuide/Overview.tsx"),
  "BusinessGuide/Schedule": () => import("./pages/BusinessGuide/Schedule.tsx"),
  "BusinessGuide/Documents": () => import("./pages/BusinessGuide/Documents.tsx"),
  "SalesInfo/SubscriptionGuide": () => import("./pages/SalesInfo/SubscriptionGuide.tsx"),
  "SalesInfo/Announcement": () => import("./pages/SalesInfo/Announcement.tsx"),
  "SalesInfo/StampTax": () => import("./pages/SalesInfo/StampTax.tsx"),
  "SalesInfo/Contract": () => import("./pages/SalesInfo/Contract.tsx"),
  "LocationEnvironment/Location": () => import("./pages/LocationEnvironment/Location.tsx"),
  "LocationEnvironment/Premium": () => import("./pages/LocationEnvironment/Premium.tsx"),
  "ComplexGuide/SitePlan": () => import("./pages/ComplexGuide/SitePlan.tsx"),
  "ComplexGuide/BuildingLayout": () => import("./pages/ComplexGuide/BuildingLayout.tsx"),
  "ComplexGuide/Community": () => import("./pages/ComplexGuide/Community.tsx"),
  "FloorPlan/UnitPlan": () => import("./pages/FloorPlan/UnitPlan.tsx"),
  "FloorPlan/GuideVideos": () => import("./pages/FloorPlan/GuideVideos.tsx"),
  "FloorPlan/EModelHouse": () => import("./pages/FloorPlan/EModelHouse.tsx"),
  "Interior/Interior": () => import("./pages/Interior/Interior.tsx"),
  "Promotion/InterestCustomer": () => import("./pages/Promotion/InterestCustomer.tsx"),
  "Press/PressList": () => import("./pages/Press/PressList.tsx"),
  "Press/PressDetail": () => import("./pages/Press/PressDetail.tsx"),
  "Press/Customer": () => import("./pages/Press/Customer.tsx"),
  "Press/RegistrationResult": () => import("./pages/Press/RegistrationResult.tsx"),
  "Registration/RegistrationLink": () => import("./pages/Registration/RegistrationLink.tsx"),
  "Legal/Privacy": () => import("./pages/Legal/Privacy.tsx"),
  "Admin/SignIn": () => import("./pages/Admin/SignIn.tsx"),
  "Admin/Leads": () => import("./pages/Admin/Leads.tsx"),
  "Admin/LeadPage": () => import("./pages/Admin/LeadPage.tsx"),
  "Admin/Overview": () => import("./pages/Admin/Overview.tsx"),
  "Admin/Log": () => import("./pages/Admin/Log.tsx"),
  "Admin/Copies": () => import("./pages/Admin/Copies.tsx"),
  "Admin/Articles": () => import("./pages/Admin/Articles.tsx"),
  "Admin/EditArticle": () => import("./pages/Admin/EditArticle.tsx"),
};
