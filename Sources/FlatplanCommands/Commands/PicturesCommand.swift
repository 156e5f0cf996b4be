internal import ArgumentParser
internal import Artwork
internal import HostSystem
internal import SpecDiagnostics

struct PicturesCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "pictures",
    abstract: "Lists the built-in pictures for cells.",
    discussion: """
      Use them as values of image:, like files. Photos, avatars and icons are random: each suffix \
      selects a different picture, and always the same one. All others are symbols in the text \
      color, and icon-SYMBOL is an app icon with that symbol:

        items: [{title: Coast, image: photo-7}, {title: Ada, image: avatar}]
        items: [{title: Ramen, image: photo-food-3}, {title: Sofa, image: photo-rooms-2}]
        items: [{title: Rain, image: cloud.rain}, {title: Maps, image: icon-map}]

      Symbols have the names of SF Symbols. If a variant such as .fill or .circle does not exist, \
      the symbol's only form is drawn. Letters and numbers up to 99 can be placed in circles and \
      squares: 1.circle, p.square.

        flatplan pictures --format json
      """)

  @Option(name: [.customShort("f"), .long], help: "The output format.")
  var format: ListFormat = .table

  func run(in environment: RunEnvironment) async throws -> CommandStatus {
    let photos = PhotoKind.allCases.filter { $0 != .landscapes }.map(\.picture)
    try environment.write(format.text(of: Picture.kinds + photos + Symbol.names))
    return .done
  }
}
