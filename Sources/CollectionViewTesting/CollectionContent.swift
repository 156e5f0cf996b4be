internal import CollectionViewPictures
public import CompositionalLayout
@_exported public import FlatplanTesting
internal import Foundation
public import UIKitViews

extension UIView: SnapshotSubject {
  /// Lays out the view if it is a collection view, and else the first one that it shows. Texts are
  /// measured with the fonts of pictures.
  nonisolated public func forms(
    by strategy: SnapshotStrategy<UICollectionView>, items: [Int], in container: Container?
  ) throws -> [SnapshotForm] {
    try onMainActor(self) {
      guard let view = firstCollectionView else {
        throw NoCollectionView(type: "\(type(of: self))")
      }
      return try view.laidOut(in: container ?? view.layoutContainer) {
        try strategy.forms($0, view)
      }
    }
  }
}

extension UIViewController: SnapshotSubject {
  /// Lays out the first collection view of the controller, whose view appears before.
  nonisolated public func forms(
    by strategy: SnapshotStrategy<UICollectionView>, items: [Int], in container: Container?
  ) throws -> [SnapshotForm] {
    try onMainActor(self) {
      beginAppearanceTransition(true, animated: false)
      endAppearanceTransition()
      guard let view = view?.firstCollectionView else {
        throw NoCollectionView(type: "the view of \(type(of: self))")
      }
      return try view.forms(by: strategy, items: items, in: container)
    }
  }
}

/// A view or controller that shows no collection view.
private struct NoCollectionView: Error, CustomStringConvertible {
  let type: String

  var description: String { "\(type) contains no collection view" }
}

extension SnapshotStrategy where Content == UICollectionView {
  /// The content of cells, headers and badges, as a text with one line per field: texts, images,
  /// switches, accessories and states, each under the name of the property that holds it.
  public static var content: Self {
    Self { layout, view in
      let content = try onMainActor(view) { view.content(of: layout.allElements()) }
      let form = SnapshotForm(
        text: content.description, kind: "content", axes: layout.record().axes
      ) { bytes in
        let old = try ContentRecord(parsing: String(decoding: bytes, as: UTF8.self))
        let difference = content.difference(from: old)
        return difference.isEmpty ? nil : difference.description
      }
      return [form]
    }
  }
}
