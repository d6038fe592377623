import type { Router } from "express";
import type { Context } from "./context.ts";
import { accountsController } from "./controllers/desk/accounts.ts";
import { conversionsController } from "./controllers/desk/conversions.ts";
import { deskArticlesController } from "./controllers/desk/deskArticles.ts";
import type { SendDeskPage } from "./controllers/desk/deskPage.ts";
import { homeImportsController } from "./controllers/desk/homeImports.ts";
import { deskHomesController } from "./controllers/desk/homes.ts";
import { leadChangesController } from "./controllers/desk/leadChanges.ts";
import { leadEntriesController } from "./controllers/desk/leadEntries.ts";
import { leadEventsController } from "./controllers/desk/leadEvents.ts";
import { leadExportsController } from "./controllers/desk/leadExports.ts";
import { leadGroupsController } from "./controllers/desk/leadGroups.ts";
import { leadsController } from "./controllers/desk/leads.ts";
import { leadTextsController } from "./controllers/desk/leadTexts.ts";
import { noticesController } from "./controllers/desk/notices.ts";
import { deskOverviewController } from "./controllers/desk/overview.ts";
import { pictureUploadsController } from "./controllers/desk/pictureUploads.ts";
import { relayBacklogsController } from "./controllers/desk/relayBacklogs.ts";
import { deskRoomsController } from "./controllers/desk/rooms.ts";
import { serviceCopiesController } from "./controllers/desk/serviceCopies.ts";
import { statisticsController } from "./controllers/desk/statistics.ts";
import { termsController } from "./controllers/desk/terms.ts";
import { todayController } from "./controllers/desk/today.ts";
import type { SessionsController } from "./controllers/sessions.ts";
import { homeUpload, homeUploadPath } from "./middleware/homeUpload.ts";
import { pictureUpload, uploadPath } from "./middleware/pictureUpload.ts";
import { redirectTo } from "./middleware/redirectTo.ts";
import { officeOnly, requireAccount } from "./middleware/requireAccount.ts";

/**
 * The sales office's part of the URL table. Everything below /admin is denied without a session, and to counsellors
 * everything that isn't listed for them first.
 */
export function deskRoutes(app: Router, context: Context, sessions: SessionsController, sendPage: SendDeskPage): void {
  const articles = deskArticlesController(context, sendPage);
  const leads = leadsController(context, sendPage);
  const work = leadChangesController(context);
  const overview = deskOverviewController(context, sendPage);

  app.get("/admin/sign-in", sessions.form);
  app.use("/admin", requireAccount(context));

  const entries = leadEntriesController(context, sendPage);
  const groups = leadGroupsController(context);
  const accounts = accountsController(context, sendPage);
  const today = todayController(context, sendPage);
  app.get("/admin", redirectTo("/admin/today"));
  app.route("/admin/today").get(today.index).post(today.update);
  app.route("/admin/password").get(accounts.passwordForm).put(accounts.limitPasswordChanges, accounts.changePassword);

  app.route("/admin/leads").get(leads.index).post(entries.create);
  app.get("/admin/leads/search", redirectTo("/admin/leads"));
  app.post("/admin/leads/search", leads.search);
  app.get("/admin/leads/new", entries.form);
  app.get("/admin/leads/events", leadEventsController(context).index);
  app.get("/admin/leads/:id", leads.detail);
  app.put("/admin/leads/:id/status", work.status);
  app.put("/admin/leads/:id/assignee", work.assignee);
  app.put("/admin/leads/:id/callback", work.callback);
  app.put("/admin/leads/:id/grade", work.grade);
  app.put("/admin/leads/:id/interest", work.interest);
  app.route("/admin/leads/:id/absences").post(work.addAbsence).delete(work.removeAbsence);
  app.put("/admin/leads/:id/visit", work.visit);
  app.post("/admin/leads/:id/notes", work.note);
  const texts = leadTextsController(context, sendPage);
  app.route("/admin/leads/:id/texts").get(texts.index).post(texts.create);
  app.delete("/admin/leads/:id/marketing", work.refuse);
  app.post("/admin/undo/:id", groups.revert);
  app.post("/admin/filters", groups.save);
  app.delete("/admin/filters/:id", groups.destroy);

  const rooms = deskRoomsController(context);
  app.post("/admin/together", rooms.create);
  app.delete("/admin/together/:id", rooms.destroy);
  app.post("/admin/together/:id/code", rooms.code);
  app.get("/admin/together/:id/qr.svg", rooms.qr);
  app.delete("/admin/leads/:id/shown", rooms.forget);

  const homes = deskHomesController(context, sendPage);
  app.get("/admin/homes", homes.index);
  app.get("/admin/homes/:key/slip", homes.slip);
  app.use("/admin/homes/:key/hold", homes.exists);
  app.route("/admin/homes/:key/hold").get(homes.panel).post(homes.hold).put(homes.extend).delete(homes.release);

  app.use("/admin", officeOnly(context));

  app.put("/admin/homes/open", homes.open);
  const files = homeImportsController(context, sendPage);
  app.route(homeUploadPath).get(redirectTo("/admin/homes")).post(homeUpload, files.create);
  app.get("/admin/homes.csv", files.index);
  app.use("/admin/homes/:key", homes.exists);
  app.route("/admin/homes/:key/contract").get(homes.panel).put(homes.contract).delete(homes.cancel);
  app.route("/admin/homes/:key/withheld").get(homes.panel).put(homes.withhold).delete(homes.reopen);

  app.route("/admin/accounts").get(accounts.index).post(accounts.create);
  app.put("/admin/accounts/:id", accounts.update);
  app.put("/admin/accounts/:id/password", accounts.password);
  app.route("/admin/accounts/:id/access").put(accounts.enable).delete(accounts.disable);
  app.post("/admin/leads/export", leadExportsController(context).create);
  app.post("/admin/leads/assignments", groups.assign);
  app.delete("/admin/leads/:id", work.erase);
  app.post("/admin/leads/:id/relay", work.relay);
  app.post("/admin/leads/:id/texts/tests", texts.test);
  app.route("/admin/leads/:id/merged").post(groups.merge).delete(groups.separate);
  app.post("/admin/relay", relayBacklogsController(context).create);
  app.get("/admin/overview", overview.overview);
  app.post("/admin/texts", overview.sendHeldTexts);
  const figures = statisticsController(context, sendPage);
  app.get("/admin/figures", figures.index);
  app.route("/admin/campaigns").get(redirectTo("/admin/figures")).post(figures.create);
  app.delete("/admin/campaigns/:id", figures.destroy);
  app.route("/admin/conversions").get(redirectTo("/admin/figures")).post(conversionsController(context).create);
  const copies = serviceCopiesController(context, sendPage);
  app.route("/admin/copies").get(copies.index).post(copies.update);
  app.get("/admin/log", overview.log);
  const notices = noticesController(context, sendPage);
  app.route("/admin/notices").get(notices.index).post(notices.create);
  app.route("/admin/notices/:id").get(notices.edit).put(notices.update).delete(notices.end);
  const terms = termsController(context, sendPage);
  app.route("/admin/terms").get(terms.index).post(terms.create);
  app.delete("/admin/terms/:id", terms.destroy);
  app.get("/admin/articles", articles.index);
  app.get("/admin/articles/new", articles.create);
  app.get("/admin/articles/:id", articles.edit);
  app
    .route(uploadPath)
    .get(redirectTo("/admin/articles"))
    .post(pictureUpload, pictureUploadsController(context, sendPage).create);
}
