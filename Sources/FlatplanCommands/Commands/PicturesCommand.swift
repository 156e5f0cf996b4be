internal import ArgumentParser
internal import Artwork
internal import HostSystem
internal import SpecInput

struct PicturesCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "pictures",
    abstract: "Lists the built-in pictures for cells to show.",
    discussion: """
      Data names them under image:, beside files. The first three are drawn by chance, each text \
      behind them another picture and always the same; all others are signs, in the colour of the \
      text, and icon-SIGN is an app's icon with that sign:

        items: [{title: Coast, image: photo-7}, {title: Ada, image: avatar}]
        items: [{title: Rain, image: cloud.rain}, {title: Maps, image: icon-map}]

      Signs have the names they have on Apple's systems; with .fill or .circle behind its name, a \
      sign that there is in one form only is drawn in that. Letters and numbers up to 99 stand \
      within circles and squares: 1.circle, p.square.
      """)

  func run(in surroundings: RunEnvironment) async throws -> CommandStatus {
    let names = Picture.kinds + Symbol.names
    try surroundings.write(names.map { $0 + "\n" }.joined())
    return .done
  }
}
