internal import ArgumentParser
internal import Foundation

/// The part of ArgumentParser's help dump that the manual page and the reference use.
struct HelpDump: Decodable {
  var command: Command

  init() throws {
    self = try JSONDecoder().decode(HelpDump.self, from: Data(FlatplanCommand._dumpHelp().utf8))
  }

  struct Command: Decodable {
    var commandName: String
    var abstract: String?
    var discussion: String?
    var subcommands: [Command]?
    var arguments: [Argument]?

    var summary: String { abstract ?? "" }

    /// The subcommands that have a page.
    var commands: [Command] { (subcommands ?? []).filter { $0.commandName != "help" } }

    var shownArguments: [Argument] { (arguments ?? []).filter(\.shouldDisplay) }

    /// The command line without options.
    var synopsis: String {
      let positional = shownArguments.filter { $0.kind == "positional" }
      return "flatplan \(commandName)" + positional.map { " " + $0.synopsis }.joined()
    }
  }

  /// The arguments with their help. A negative flag is listed together with its positive form.
  static func options(of arguments: [Argument]) -> [(spelling: String, help: String)] {
    arguments.compactMap { argument in
      guard !["version", "help"].contains(argument.preferredName?.name),
        !arguments.contains(where: { $0.opposite == argument.spelling })
      else { return nil }
      let opposite = arguments.first { $0.spelling == argument.opposite }
      return (
        [argument, opposite].compactMap { $0?.spelling }.joined(separator: ", "),
        (argument.abstract ?? "").replacing("\n", with: " ") + argument.defaultText
      )
    }
  }
}

extension HelpDump {
  /// An argument, an option or a flag of a command.
  struct Argument: Decodable {
    struct Name: Decodable {
      var kind: String
      var name: String

      var text: String { (kind == "long" ? "--" : "-") + name }
    }

    var kind: String
    var shouldDisplay: Bool
    var isOptional: Bool
    var isRepeating: Bool
    var names: [Name]?
    var preferredName: Name?
    var valueName: String?
    var defaultValue: String?
    var abstract: String?

    /// The argument in a command's synopsis.
    var synopsis: String {
      let name = "<\(valueName ?? "value")>" + (isRepeating ? "..." : "")
      return isOptional ? "[\(name)]" : name
    }

    /// The heading of the option's paragraph.
    var spelling: String {
      guard let names else { return "<\(valueName ?? "value")>" }
      let value = kind == "option" ? " <\(valueName ?? "value")>" : ""
      return names.map(\.text).joined(separator: ", ") + value
    }

    /// The spelling of the opposite flag; `nil` if this is not a flag.
    var opposite: String? {
      guard kind == "flag", let preferredName, preferredName.kind == "long" else { return nil }
      return "--no-" + preferredName.name
    }

    var defaultText: String {
      guard kind == "option", let defaultValue, abstract?.contains("default:") != true else {
        return ""
      }
      return " (default: \(defaultValue))"
    }
  }
}
