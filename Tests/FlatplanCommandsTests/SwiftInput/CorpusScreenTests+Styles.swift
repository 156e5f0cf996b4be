extension CorpusScreenTests {
  /// Inputs in the styles that public code has, one of each kind.
  static let styles = [
    // Layouts that compute their own frames, and flow layouts that change theirs.
    Screen(
      input: "timetable", picture: "timetable/ConferenceViewController", items: 6,
      texts: ["Opening", "9:00", "15:00", "Panel"]),
    Screen(
      input: "waterfall", picture: "waterfall/QuiltsViewController", items: 7,
      texts: ["From the guild", "Log Cabin", "No. 7"]),
    Screen(
      input: "ledger", picture: "ledger/LedgerViewController", items: 25,
      texts: ["Account", "Eggs sold", "-157"]),
    Screen(
      input: "shelves", picture: "shelves/BookcaseController", items: 18,
      texts: ["guides", "Novels", "Cooking"]),
    Screen(
      input: "mosaic", picture: "mosaic/FossilsController", items: 8,
      texts: ["Ammonite", "Crinoid", "Claw"]),
    Screen(
      input: "tags", picture: "tags/TopicsViewController", items: 11,
      texts: ["Beekeeping", "Amateur radio", "Ferns"]),
    Screen(
      input: "covers", picture: "covers/CoversViewController", items: 4,
      texts: ["Salt", "The Long Ditch"]),
    // Missing modules and names.
    Screen(
      input: "gym", picture: "gym/ClassesViewController", items: 3,
      texts: ["Kettlebells", "Full", "Tomorrow", "11 left"],
      words: [
        "imports left out: Amplitude, FirebaseRemoteConfig",
        "lines of ClassesViewController left out: AnalyticsClient, RemoteConfig, FeatureFlags",
      ]),
    Screen(
      input: "noimport", picture: "noimport/RecordsViewController", items: 5,
      texts: ["Blue Hour", "Low Sun"],
      words: ["'import UIKit' is missing and was added", "imports left out: DesignKit"]),
    Screen(
      input: "outside", picture: "outside/TreesViewController", items: 4,
      texts: ["Gravenstein", "Mid-season", "Row 3"],
      words: [
        "imports left out: FirebaseAnalytics, OrchardDatabase",
        "function save of Tree left out: Database", "2 lines of Analytics left out",
      ]),
    // Pasted functions.
    Screen(
      input: "paste-static", picture: "paste-static/makeCompositionalLayout", items: 13),
    Screen(
      input: "paste-section", picture: "paste-section/generateFeaturedLayout", items: 4,
      words: ["drawn with isWide: false", "replaced by usual ones: HomeViewController"]),
    Screen(
      input: "paste-arguments", picture: "paste-arguments/shelf", items: 4,
      words: ["// flatplan: arguments itemWidth: 100, aspectRatio: 1, hasHeader: false"]),
    Screen(input: "paste-method", picture: "paste-method/mosaicLayout", items: 12),
    Screen(
      input: "paste-provider", picture: "paste-provider/makeLayout", items: nil,
      words: ["'import UIKit' is missing and was added"]),
    // Base classes, overrides in extensions, and builders.
    Screen(
      input: "kennel", picture: "kennel/DogsController", items: 3,
      texts: ["Juno", "Border terrier"],
      words: ["ListController is not drawn: it is generic", "has no items and is not drawn"],
      others: ["kennel/ToysController"]),
    Screen(
      input: "overrides", picture: "overrides/FerriesController", items: 4,
      texts: ["08:15", "Vik – Ness"], words: ["BaseListController at 390 points"]),
    Screen(
      input: "tides", picture: "tides/TidesViewController", items: 8,
      texts: ["2.4 m rising", "High 18:40", "This week", "Thu"]),
    Screen(
      input: "bento", picture: "bento/DashboardController", items: 4,
      texts: ["Sleep", "8,412", "Calm"]),
    // Resources.
    Screen(
      input: "localized", picture: "localized/TicketsController", items: 3,
      texts: ["2 zones", "Valid until 14 May", "Buy again"]),
    Screen(
      input: "plurals", picture: "plurals/NestsViewController", items: 2,
      texts: ["Blue tit", "1 egg so far", "5 eggs so far", "Tap a box to watch it"]),
    Screen(
      input: "enamel", picture: "enamel/GlazesViewController", items: 5,
      texts: ["Celadon", "CONE 12"], words: ["no image 'missing-tile' beside the code"]),
    Screen(
      input: "orchids", picture: "orchids/OrchidsViewController", items: 4,
      texts: ["Vanda", "Dendrobium"], words: ["no asset catalog beside the code has a color"]),
    // Interface files.
    Screen(
      input: "postcards", picture: "postcards/PostcardsViewController", items: 3,
      texts: ["Trieste", "Rain. Cake. More rain.", "Reply"]),
    Screen(
      input: "pantry", picture: "pantry/PantryViewController", items: 6,
      texts: ["Grains", "Polenta", "Preserves", "Plum"]),
    // Older code, constraints in words, tables, stand-ins.
    Screen(
      input: "seedbank", picture: "seedbank/SeedsViewController", items: 7,
      texts: ["Kale", "Leek (wint…", "Borage"]),
    Screen(
      input: "posters", picture: "posters/PostersViewController", items: 4,
      texts: ["Barn dance", "16.06."]),
    Screen(
      input: "account", picture: "account/AccountViewController", items: 3,
      texts: ["First order", "Ten returns"]),
    Screen(
      input: "snapdeck", picture: "snapdeck/DeckViewController", items: 3,
      texts: ["Scales in thirds", "20 min"],
      words: ["small stand-ins of Flatplan replace SnapKit"]),
    Screen(
      input: "async", picture: "async/ReportsViewController", items: 3,
      texts: ["Roof survey", "Okafor · 3 pages"]),
    // Apps with coordinators, tabs and reactive view models.
    Screen(
      input: "greenhouse", picture: "greenhouse/PlantsViewController", items: 5,
      texts: ["Lemon tree", "Water today", "Water in 1 day"]),
    Screen(
      input: "clinic", picture: "clinic/PatientsController", items: 4, texts: ["Sir Hops"],
      others: ["clinic/VaccinesController"]),
    Screen(
      input: "lanterns", picture: "lanterns/LanternsViewController", items: 3,
      texts: ["Carp", "24 folds", "Accordion"],
      words: ["small stand-ins of Flatplan replace RxCocoa, RxRelay, RxSwift"]),
    Screen(
      input: "orchard", picture: "orchard/HarvestViewController", items: 4,
      texts: ["North row", "Ashmead: 2 crates", "Ladder three is on loan."]),
    Screen(
      input: "allotment", picture: "allotment/CropsViewController", items: 4,
      texts: ["Radish 4", "Leek 20"], others: ["allotment/PlotsViewController"]),
  ]
}
