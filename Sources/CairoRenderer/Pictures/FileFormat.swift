/// A file format for pictures. The raw value is the file extension.
package enum FileFormat: String, Hashable, Sendable, CaseIterable {
  case png
  case svg
  case pdf
}
