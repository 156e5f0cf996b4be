internal import Basics
internal import HostSystem
internal import LayoutSpec
internal import SpecDiagnostics

/// The schema that a new spec names in its first line.
struct SchemaFile {
  /// The path, relative to the current folder.
  let name: String
  /// The path, relative to the spec.
  let reference: String

  /// Finds the schema in the spec's folder or the nearest one above it, up to the current folder. If
  /// there is none, it belongs in the spec's folder.
  init(for spec: String, in environment: RunEnvironment) {
    let file = SpecSchema.fileName
    let folder = Files.split(Files.direct(environment.absolute(spec))).folder
    let root = Files.direct(environment.folder)
    var (above, steps) = (folder, "")
    while !Files.exists("\(above)/\(file)"), above.hasPrefix(root + "/") {
      above = Files.split(above).folder
      steps += "../"
    }
    if !Files.exists("\(above)/\(file)") { (above, steps) = (folder, "") }
    reference = steps + file
    let own = Files.split(spec).folder
    name = (own.isEmpty || own == "." ? "" : own.withoutSlash + "/") + reference
  }

  /// Writes the schema unless the file exists, and returns whether it did.
  func createIfMissing(in environment: RunEnvironment) throws(Failure) -> Bool {
    guard !Files.exists(environment.absolute(name)) else { return false }
    try Files.create(environment.absolute(name), with: Array(SpecSchema.text.utf8), named: name)
    return true
  }
}
