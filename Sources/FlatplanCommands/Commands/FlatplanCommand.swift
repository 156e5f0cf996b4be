internal import ArgumentParser
internal import HostSystem

/// The root of all commands.
struct FlatplanCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "flatplan",
    abstract:
      "Draws UIKit's compositional collection layouts, one picture per width, without UIKit.",
    discussion: """
      A spec is a short YAML or JSON file: a layout in Apple's terms, some sample content, and the \
      pictures to make of it. This one is a grid of three columns:

        sections:
          - group: {height: 120, columns: 3, interItemSpacing: 8}
            contentInsets: 16
            items: 12

      Saved as grid.yaml:

        flatplan new app-store home.yaml            a screen to edit
        flatplan grid.yaml                          output/grid/390@2x.png
        flatplan render grid.yaml --width 320,768   one picture per width
        flatplan render specs -o output -f png,svg  a folder, in two formats
        flatplan render Home.swift                  the layouts in Swift code
        flatplan watch grid.yaml --open             live in a browser
        flatplan frames grid.yaml --width 320       the frames, as JSON
        flatplan sheet specs --width 320,768        all pictures on one page
        flatplan check specs                        what is wrong, and where
        flatplan explain grid.yaml                  how a layout comes about
        flatplan record specs                       baselines, for later
        flatplan verify specs                       what changed, and why

      Data goes to the standard output, messages to the standard error.
      Exit codes: 0 done, 1 an error in a spec or a difference, 2 bad usage, 3 files or the machine.
      """,
    version: Release.version,
    subcommands: [
      RenderCommand.self, WatchCommand.self, FramesCommand.self, CheckCommand.self,
      ExplainCommand.self, NewCommand.self, FmtCommand.self, SheetCommand.self,
      SwiftCommand.self, DevicesCommand.self, ThemesCommand.self, PicturesCommand.self,
      FontsCommand.self, DoctorCommand.self, SchemaCommand.self, ManualCommand.self,
      RecordCommand.self, VerifyCommand.self,
      DiffCommand.self, ReviewCommand.self, AcceptCommand.self, RejectCommand.self,
      PendingCommand.self, PruneCommand.self, ReportCommand.self, MergeReportsCommand.self,
    ])
}
