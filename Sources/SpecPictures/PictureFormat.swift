/// A kind of file.
package enum PictureFormat: String, Hashable, Sendable, CaseIterable {
  case png
  case svg
  case pdf
}
