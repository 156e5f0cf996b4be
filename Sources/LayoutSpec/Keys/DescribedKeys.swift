package import CompositionalLayout

/// The keys that `explain` lists of a layout, each with the value that holds, said or not.
package enum DescribedKeys {
  package typealias Pair = (key: String, value: Any)

  /// What concerns the layout as a whole.
  package static func of(_ layout: LayoutDescription) -> [Pair] {
    ConfigurationKeys.table.described(layout)
  }

  package static func of(_ section: SectionDescription) -> [Pair] {
    SectionKeys.table.described(section)
  }

  /// What items and groups have in common.
  package static func of(_ box: BoxDescription) -> [Pair] { NodeKeys.items.described(box) }
}
