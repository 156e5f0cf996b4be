package import LayoutEngine
internal import SpecTree

/// The keys that `explain` lists for a layout, each with its effective value.
package enum DescribedKeys {
  package typealias Pair = (key: String, value: Any)

  /// The settings of the whole layout.
  package static func of(_ layout: LayoutDescription) -> [Pair] {
    ConfigurationKeys.table.described(layout)
  }

  package static func of(_ section: SectionDescription) -> [Pair] {
    SectionKeys.table.described(section)
  }

  /// The keys that items and groups share.
  package static func of(_ box: BoxDescription) -> [Pair] { NodeKeys.items.described(box) }
}
