/// A kind of file that pictures are written as. The raw value is its extension.
package enum FileFormat: String, Hashable, Sendable, CaseIterable {
  case png
  case svg
  case pdf
}
