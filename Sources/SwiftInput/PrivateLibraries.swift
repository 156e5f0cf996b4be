internal import HostSystem

/// The C libraries of an installed Flatplan. Compiled programs use them instead of the system's, so
/// that their pictures are the same as those of `flatplan`.
struct PrivateLibraries: Sendable {
  /// The folder of the shared libraries.
  private let folder: String
  /// The folder of the files for `pkg-config`.
  private let packageConfiguration: String

  /// `nil` if the installation uses the system's libraries.
  init?(of installation: Installation) {
    folder = installation.libraries
    packageConfiguration = installation.share + "/swift/pkgconfig"
    guard Files.isFolder(packageConfiguration) else { return nil }
  }

  /// Arguments of `swift build`.
  var buildArguments: [String] {
    // The old kind of path also applies to the libraries that these libraries load.
    ["--pkg-config-path", packageConfiguration]
      + ["-rpath", folder, "--disable-new-dtags"].flatMap { ["-Xlinker", $0] }
  }
}
