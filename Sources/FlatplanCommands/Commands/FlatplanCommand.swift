internal import ArgumentParser
internal import HostSystem

/// The root command.
struct FlatplanCommand: ParsableCommand {
  @OptionGroup var messages: MessageOptions

  static let configuration = CommandConfiguration(
    commandName: "flatplan",
    abstract:
      "Draws UIKit's compositional collection layouts, one picture per width, without UIKit.",
    discussion: """
      A spec is a short YAML or JSON file with a layout in UIKit's terms, sample content, and a \
      list of the pictures to draw. This one is a grid of three columns:

        sections:
          - group: {height: 120, columns: 3, interItemSpacing: 8}
            contentInsets: 16
            items: 12

      Examples, with the spec saved as grid.yaml:

        flatplan new app-store home.yaml            write a starter spec
        flatplan grid.yaml                          draw output/grid/390@2x.png
        flatplan render grid.yaml --width 320,768   one picture per width
        flatplan render specs -o output -f png,svg  a folder, in two formats
        flatplan render Home.swift                  layouts in Swift code
        flatplan watch grid.yaml --open             live preview in a browser
        flatplan frames grid.yaml --width 320       frames as JSON
        flatplan sheet specs --width 320,768        a contact sheet
        flatplan docs README.md                     the figures of a page
        flatplan check specs                        errors and warnings
        flatplan explain grid.yaml                  how a layout is computed
        flatplan render specs --check               fail if a picture is outdated
        flatplan record specs                       record baselines
        flatplan verify specs                       compare with the baselines

      Data goes to standard output, messages to standard error.
      Exit statuses: 0 success; 1 spec error or difference; 2 usage error; 3 file or system error.
      """,
    // Other commands need no access to the file of the commit.
    version: CommandLine.arguments.contains("--version") ? Release.description : Release.version,
    subcommands: [
      RenderCommand.self, WatchCommand.self, FramesCommand.self, CheckCommand.self,
      ExplainCommand.self, NewCommand.self, FmtCommand.self, SheetCommand.self, DocsCommand.self,
      SwiftCommand.self, DevicesCommand.self, ThemesCommand.self, PicturesCommand.self,
      FontsCommand.self, DoctorCommand.self, SchemaCommand.self, ManualCommand.self,
      RecordCommand.self, VerifyCommand.self,
      DiffCommand.self, ReviewCommand.self, AcceptCommand.self, RejectCommand.self,
      PendingCommand.self, PruneCommand.self, ReportCommand.self, MergeReportsCommand.self,
      MergeCommand.self,
    ])
}
