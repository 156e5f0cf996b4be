internal import Foundation

/// A folder whose files are compared with those of another.
struct ComparedFolder {
  /// As the user wrote it, without a slash at its end.
  let name: String
  /// The specs, layouts and pictures in it, by their paths from it.
  let files: Set<String>

  init(_ name: String, in surroundings: Surroundings) {
    let name = name.count > 1 && name.hasSuffix("/") ? String(name.dropLast()) : name
    let all = FileManager.default.subpaths(atPath: surroundings.absolute(name)) ?? []
    let plain = all.filter { file in
      let isHidden = file.split(separator: "/").contains { $0.hasPrefix(".") }
      return !isHidden && (file.hasSuffix(".layout") || file.lowercased().hasSuffix(".png"))
    }
    let specs = SpecFinder([name], in: surroundings).sources.map {
      String($0.name.dropFirst(name.count + 1))
    }
    self.name = name
    files = Set(plain + specs)
  }
}
