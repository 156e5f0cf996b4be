internal import Foundation

/// The files beside the code: images, asset catalogs, nibs and storyboards. Nothing else in the library
/// opens files.
///
/// While Flatplan draws code, files must be in the project of the code or in the program's bundle,
/// wherever links lead. The open file is checked, so that no link can be exchanged in between.
enum ResourceFiles {
  static var workingFolder: String { FileManager.default.currentDirectoryPath }

  static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  /// The sorted names in a folder; none if it cannot be read.
  static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  /// The sorted relative paths of all files in a folder. Links to folders are not followed.
  static func subpaths(of folder: String) -> [String] {
    (FileManager.default.subpaths(atPath: folder) ?? []).sorted()
  }

  /// Reads a regular file; returns `nil` if that is not possible or not allowed.
  ///
  /// - Parameters:
  ///   - size: The maximum number of bytes to read.
  ///   - isNamed: Whether code names the path, which may be anywhere then.
  static func contents(
    of path: String, atMost size: Int? = nil, isNamed: Bool = false
  ) -> Data? {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      isNamed || isAllowed(descriptor)
    else { return nil }
    guard let size else { return try? file.readToEnd() ?? Data() }
    return try? file.read(upToCount: size) ?? Data()
  }

  private static func isAllowed(_ descriptor: Int32) -> Bool {
    guard !ImageFolder.current.isEmpty else { return true }
    guard let path = path(of: descriptor) else { return false }
    let roots = ImageFolder.current.map(project) + [resolved(Bundle.main.bundlePath)]
    return roots.contains { $0 == "/" || path.hasPrefix($0 + "/") }
  }

  /// The path of an open file without links.
  private static func path(of descriptor: Int32) -> String? {
    #if os(Linux)
      return try? FileManager.default.destinationOfSymbolicLink(
        atPath: "/proc/self/fd/\(descriptor)")
    #else
      var path = [CChar](repeating: 0, count: Int(PATH_MAX))
      guard fcntl(descriptor, F_GETPATH, &path) == 0 else { return nil }
      return String(cString: path)
    #endif
  }

  private static func resolved(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  /// The nearest folder, from a folder upward, that contains a repository, a package or an Xcode
  /// project; the folder itself if there is none.
  private static func project(around folder: String) -> String {
    let start = resolved(folder)
    var candidate = start
    while candidate != "/" {
      let isProject = names(in: candidate).contains { name in
        [".git", "flatplan.yaml", "Package.swift"].contains(name) || name.hasSuffix(".xcodeproj")
      }
      if isProject { return candidate }
      candidate = (candidate as NSString).deletingLastPathComponent
    }
    return start
  }
}
