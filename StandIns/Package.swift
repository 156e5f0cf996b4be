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
      targets: ["Combine", "CoreData"])
  ],
  targets: [
    .target(name: "Combine"),
    .target(name: "CoreData"),
    .testTarget(name: "CombineTests", dependencies: ["Combine"]),
  ],
  swiftLanguageModes: [.v5]
)
