import CompositionalLayout
import FlatplanTesting
import LayoutSpec
import SwiftExport
import Testing
import UIKit

/// The gallery against baselines of its Swift, `__Snapshots__/GallerySnapshotTests`: layouts that users
/// of `FlatplanTesting` might have written.
///
/// They are written anew with the Swift: `FLATPLAN_RECORD=1 swift test --filter SwiftOutputTests`.
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
