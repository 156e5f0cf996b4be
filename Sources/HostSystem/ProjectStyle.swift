internal import Foundation
package import Geometry

/// The appearance that an app chooses for all of its screens.
package enum ProjectStyle {
  /// The maximum number of folders above the code in which settings are searched.
  private static let maximumLevels = 8

  /// The light or dark style that `Info.plist` or the Xcode project sets for code at a path; `nil` if
  /// none does.
  ///
  /// Searches the folders of the code, then at most ``maximumLevels`` folders above, up to the root of the
  /// project.
  package static func style(ofCodeAt path: String) -> UIUserInterfaceStyle? {
    for folder in CodeFolder.folders(ofCodeAt: path) {
      if let style = style(in: folder) { return style }
    }
    var folder = Files.resolved(Files.isFolder(path) ? path : Files.split(path).folder)
    for _ in 0..<maximumLevels {
      guard folder.count > 1, !CodeFolder.isProject(folder), !CodeFolder.isMarked(folder) else {
        break
      }
      folder = Files.split(folder).folder
      if let style = style(in: folder) { return style }
    }
    return nil
  }

  private static func style(in folder: String) -> UIUserInterfaceStyle? {
    for entry in CodeFolder.entries(of: folder) {
      let name =
        entry.hasSuffix(".xcodeproj")
        ? entry + "/project.pbxproj"
        : entry.hasSuffix("Info.plist") ? entry : nil
      guard let name,
        let bytes = try? Confinement(projectOf: folder).read("\(folder)/\(name)", named: name)
      else {
        continue
      }
      let word = name == entry ? word(inPropertyList: bytes) : word(inProject: bytes)
      switch word {
      case "Dark": return .dark
      case "Light": return .light
      default: continue
      }
    }
    return nil
  }

  private static func word(inPropertyList bytes: [UInt8]) -> String? {
    let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    return (list as? [String: Any])?["UIUserInterfaceStyle"] as? String
  }

  private static func word(inProject bytes: [UInt8]) -> String? {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let key = text.range(of: "INFOPLIST_KEY_UIUserInterfaceStyle") else { return nil }
    let value = text[key.upperBound...].prefix { $0 != ";" && !$0.isNewline }
    return String(value.filter(\.isLetter))
  }
}
