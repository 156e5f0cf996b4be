import CompositionalLayout
import FlatplanTesting
import LayoutSpec
import SwiftExport
import Testing
import UIKit

/// Compares the generated layouts of the gallery with the baselines in
/// `__Snapshots__/GallerySnapshotTests`, as users of `FlatplanTesting` would.
///
/// To record the baselines and the generated code again, run
/// `FLATPLAN_RECORD=1 swift test --filter SwiftOutputTests`.
@MainActor @Suite struct GallerySnapshotTests {
  nonisolated static let gallery = Sample.all.filter { !$0.name.contains("test-") }

  @Test(arguments: gallery) func gallery(sample: Sample) throws {
    let spec = try sample.spec()
    let plan = try spec.plan(in: Container(width: 390))
    let make = try #require(generatedLayouts[try spec.swift().typeName])
    let layout = try #require(make() as? UICollectionViewCompositionalLayout)
    assertLayoutSnapshot(
      of: layout, items: plan.itemCounts, width: 390, named: sample.name,
      record: SwiftOutputTests.isRecording ? .all : .never)
  }
}
