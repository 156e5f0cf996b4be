internal import FlatplanCommands
@_exported public import FlatplanScreens
// The C library's `stdout` is a variable that nobody changes.
@preconcurrency internal import Foundation
internal import HostSystem
internal import SpecInput

/// A program made of functions that make layouts, which takes the commands of `flatplan`.
public enum Program {
  /// Draws screens, or does what else the arguments of the process say; does not return.
  ///
  /// Without arguments all screens are rendered to `output/`; commands and options are those of
  /// `flatplan`, such as `frames --width 320`.
  public static func run(_ screens: [Screen]) async -> Never {
    let name = ProcessInfo.processInfo.processName
    let path = FileManager.default.currentDirectoryPath + "/" + name
    await run(
      [ScreenFile(path: path, group: nil, screens: screens)],
      arguments: spelledOut(Array(CommandLine.arguments.dropFirst()), name))
  }

  fileprivate static func run(_ files: [ScreenFile], arguments: [String]) async -> Never {
    let data = keepDataApart()
    if arguments.first == SectionCount.flag {
      let first = arguments.dropFirst().first.flatMap { Int($0) } ?? 0
      await countSections(files.flatMap(\.screens), from: first, to: data)
    }
    CrashMessage.prepare()
    PendingTasks.count()
    Watch.shared.start()
    let counts = SectionCounts(files.flatMap(\.screens))
    var surroundings = RunEnvironment.process
    surroundings.output = { try Data($0).write(to: data) }
    surroundings.code = code(of: files) { counts[$0] }
    let code = await Flatplan.run(arguments, in: surroundings)
    exit(code.rawValue)
  }

  /// The files as commands take them.
  ///
  /// - Parameter sections: The number of sections of the screen at an index among those of all files.
  static func code(
    of files: [ScreenFile], sections: @escaping @Sendable (Int) -> Int
  ) -> [CodeFile] {
    var first = 0
    return files.map { file in
      defer { first += file.screens.count }
      return file.code { [first] in sections(first + $0) }
    }
  }

  /// Commands with the program's own screens in place of a file.
  static func spelledOut(_ arguments: [String], _ name: String) -> [String] {
    guard let first = arguments.first else { return ["render", name] }
    if ["render", "frames", "check", "sheet", "record", "verify"].contains(first) {
      return arguments.contains("--help") || arguments.contains("-h")
        ? arguments : arguments + [name]
    }
    let isAbout = ["-h", "--help", "--version"].contains(first) || !first.hasPrefix("-")
    return isAbout ? arguments : ["render"] + arguments + [name]
  }

  @MainActor
  private static func countSections(
    _ screens: [Screen], from first: Int, to data: FileHandle
  ) -> Never {
    alarm(10)
    SectionCount.count(screens, from: first) { data.write(Data($0.utf8)) }
    exit(0)
  }

  /// Gives data a way of its own, and lets all else that is printed go to the standard error.
  private static func keepDataApart() -> FileHandle {
    let data = FileHandle(fileDescriptor: dup(STDOUT_FILENO))
    dup2(STDERR_FILENO, STDOUT_FILENO)
    setvbuf(stdout, nil, _IOLBF, 0)
    return data
  }
}

/// Does what the arguments of the process say with the files that they name; does not return.
///
/// Programs that `flatplan` makes of Swift files call it by this name, without importing the module:
/// they would need the headers of all C libraries that pictures are drawn with.
@_silgen_name("flatplan_run_screen_files")
public func runScreenFiles(_ files: [ScreenFile]) async -> Never {
  await Program.run(files, arguments: Array(CommandLine.arguments.dropFirst()))
}

extension Data {
  fileprivate func write(to file: FileHandle) throws {
    try file.write(contentsOf: self)
  }
}
