internal import FlatplanCommands
@_exported public import FlatplanScreens
@preconcurrency internal import Foundation
internal import HostSystem
internal import SpecDiagnostics
internal import SpecPictures

// `stdout` of the C library is a global variable, but it is never changed.

/// A command-line program that draws the screens of an executable, with the commands of `flatplan`.
public enum Program {
  /// Runs the command in the arguments of the process and exits.
  ///
  /// Without arguments, all screens are rendered to `output/`. Commands and options are those of
  /// `flatplan`, for example `frames --width 320`.
  public static func run(_ screens: [FlatplanScreens.Screen]) async -> Never {
    let name = ProcessInfo.processInfo.processName
    let path = Files.workingFolder + "/" + name
    await run(
      [ScreenFile(path: path, group: nil, screens: screens)],
      arguments: completed(Array(CommandLine.arguments.dropFirst()), name))
  }

  fileprivate static func run(_ files: [ScreenFile], arguments: [String]) async -> Never {
    let data = redirectOutput()
    if arguments.first == SectionCount.flag {
      let first = arguments.dropFirst().first.flatMap { Int($0) } ?? 0
      await countSections(files.flatMap(\.screens), from: first, to: data)
    }
    CrashMessage.prepare()
    PendingTasks.startCounting()
    Watch.shared.start()
    let counts = SectionCounts(files.flatMap(\.screens))
    var environment = RunEnvironment.process
    environment.output = { try Data($0).write(to: data) }
    environment.code = code(of: files) { counts[$0] }
    let code = await Flatplan.run(arguments, in: environment)
    exit(code.rawValue)
  }

  /// Converts the files to the inputs of commands.
  ///
  /// - Parameter sections: Returns the number of sections of the screen at an index, counted over all
  ///   files.
  static func code(
    of files: [ScreenFile], sections: @escaping @Sendable (Int) -> Int
  ) -> [CodeFile] {
    var first = 0
    return files.map { file in
      defer { first += file.screens.count }
      return file.code { [first] in sections(first + $0) }
    }
  }

  /// Completes the arguments with the default command and the program's own screens as the input.
  static func completed(_ arguments: [String], _ name: String) -> [String] {
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

  /// Redirects everything that code prints to standard error.
  ///
  /// - Returns: The original standard output, for data.
  private static func redirectOutput() -> FileHandle {
    let data = FileHandle(fileDescriptor: dup(STDOUT_FILENO))
    dup2(STDERR_FILENO, STDOUT_FILENO)
    setvbuf(stdout, nil, _IOLBF, 0)
    return data
  }
}

/// Runs the command in the arguments of the process, with the given files as inputs, and exits.
///
/// Programs compiled from Swift files call this function by its symbol name and do not import the
/// module, since the import would need the headers of all C libraries used for drawing.
@_silgen_name("flatplan_run_screen_files")
public func runScreenFiles(_ files: [ScreenFile]) async -> Never {
  await Program.run(files, arguments: Array(CommandLine.arguments.dropFirst()))
}

extension Data {
  fileprivate func write(to file: FileHandle) throws {
    try file.write(contentsOf: self)
  }
}
