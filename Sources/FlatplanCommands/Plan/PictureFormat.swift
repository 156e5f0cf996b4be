/// A kind of file.
enum PictureFormat: String, Hashable, Sendable, CaseIterable {
  case png
  case svg
  case pdf
}
