// swift-tools-version: 6.1
import PackageDescription

// Small substitutes for modules that UIKit code imports. `flatplan` compiles one of them when it draws a
// Swift file that imports it. They are a package apart, because a target named Combine would make
// `canImport(Combine)` true in all of Flatplan.
let package = Package(
  name: "StandIns",
  products: [
    .library(
      name: "StandIns",
      targets: [
        "Combine", "CombineFoundation", "CoreData", "OfflineSessions", "RxRelay", "RxSwift",
      ])
  ],
  targets: [
    .target(name: "Combine"),
    .target(name: "CombineFoundation", dependencies: ["Combine"]),
    .target(name: "CoreData"),
    .target(name: "OfflineSessions"),
    .target(name: "RxSwift"),
    .target(name: "RxRelay", dependencies: ["RxSwift"]),
    .testTarget(name: "CombineTests", dependencies: ["Combine"]),
    .testTarget(name: "RxSwiftTests", dependencies: ["RxRelay", "RxSwift"]),
  ],
  swiftLanguageModes: [.v5]
)
