// Names of UniformTypeIdentifiers: the common types, their extensions and what they conform to.
import Foundation

public struct UTType: Hashable, Sendable, CustomStringConvertible {
  public let identifier: String
  public init?(_ identifier: String) { self.identifier = identifier }
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let known = Self.extensions.first { $0.value.contains(filenameExtension.lowercased()) }
    guard let known else { return nil }
    identifier = known.key
  }
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard let name = mimeType.split(separator: "/").last,
      let type = Self(filenameExtension: String(name))
    else { return nil }
    self = type
  }
  public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.identifier = identifier
  }
  public init(importedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.identifier = identifier
  }
  private init(known identifier: String) { self.identifier = identifier }

  public var description: String { identifier }
  public var preferredFilenameExtension: String? { Self.extensions[identifier]?.first }
  public var preferredMIMEType: String? { Self.mimeTypes[identifier] }
  public var localizedDescription: String? { Self.extensions[identifier]?.first?.uppercased() }

  public func conforms(to type: UTType) -> Bool {
    var name: String? = identifier
    while let current = name {
      if current == type.identifier { return true }
      name = Self.parents[current]
    }
    return false
  }

  public static let item = Self(known: "public.item")
  public static let content = Self(known: "public.content")
  public static let data = Self(known: "public.data")
  public static let folder = Self(known: "public.folder")
  public static let directory = Self(known: "public.directory")
  public static let url = Self(known: "public.url")
  public static let fileURL = Self(known: "public.file-url")
  public static let image = Self(known: "public.image")
  public static let jpeg = Self(known: "public.jpeg")
  public static let png = Self(known: "public.png")
  public static let gif = Self(known: "com.compuserve.gif")
  public static let heic = Self(known: "public.heic")
  public static let tiff = Self(known: "public.tiff")
  public static let webP = Self(known: "org.webmproject.webp")
  public static let svg = Self(known: "public.svg-image")
  public static let rawImage = Self(known: "public.camera-raw-image")
  public static let livePhoto = Self(known: "com.apple.live-photo")
  public static let audiovisualContent = Self(known: "public.audiovisual-content")
  public static let movie = Self(known: "public.movie")
  public static let video = Self(known: "public.video")
  public static let mpeg4Movie = Self(known: "public.mpeg-4")
  public static let quickTimeMovie = Self(known: "com.apple.quicktime-movie")
  public static let audio = Self(known: "public.audio")
  public static let mp3 = Self(known: "public.mp3")
  public static let wav = Self(known: "com.microsoft.waveform-audio")
  public static let mpeg4Audio = Self(known: "public.mpeg-4-audio")
  public static let text = Self(known: "public.text")
  public static let plainText = Self(known: "public.plain-text")
  public static let utf8PlainText = Self(known: "public.utf8-plain-text")
  public static let rtf = Self(known: "public.rtf")
  public static let html = Self(known: "public.html")
  public static let xml = Self(known: "public.xml")
  public static let json = Self(known: "public.json")
  public static let yaml = Self(known: "public.yaml")
  public static let commaSeparatedText = Self(known: "public.comma-separated-values-text")
  public static let sourceCode = Self(known: "public.source-code")
  public static let swiftSource = Self(known: "public.swift-source")
  public static let pdf = Self(known: "com.adobe.pdf")
  public static let epub = Self(known: "org.idpf.epub-container")
  public static let archive = Self(known: "public.archive")
  public static let zip = Self(known: "public.zip-archive")
  public static let spreadsheet = Self(known: "public.spreadsheet")
  public static let presentation = Self(known: "public.presentation")
  public static let contact = Self(known: "public.contact")
  public static let vCard = Self(known: "public.vcard")

  private static let extensions: [String: [String]] = [
    "public.jpeg": ["jpeg", "jpg"], "public.png": ["png"], "com.compuserve.gif": ["gif"],
    "public.heic": ["heic"], "public.tiff": ["tiff", "tif"], "org.webmproject.webp": ["webp"],
    "public.svg-image": ["svg"], "public.mpeg-4": ["mp4"], "com.apple.quicktime-movie": ["mov"],
    "public.mp3": ["mp3"], "com.microsoft.waveform-audio": ["wav"], "public.mpeg-4-audio": ["m4a"],
    "public.plain-text": ["txt"], "public.rtf": ["rtf"], "public.html": ["html", "htm"],
    "public.xml": ["xml"], "public.json": ["json"], "public.yaml": ["yaml", "yml"],
    "public.comma-separated-values-text": ["csv"], "public.swift-source": ["swift"],
    "com.adobe.pdf": ["pdf"], "org.idpf.epub-container": ["epub"], "public.zip-archive": ["zip"],
    "public.vcard": ["vcf"],
  ]

  private static let mimeTypes = [
    "public.jpeg": "image/jpeg", "public.png": "image/png", "com.compuserve.gif": "image/gif",
    "public.heic": "image/heic", "public.mpeg-4": "video/mp4", "public.mp3": "audio/mpeg",
    "public.plain-text": "text/plain", "public.html": "text/html",
    "public.json": "application/json",
    "com.adobe.pdf": "application/pdf", "public.zip-archive": "application/zip",
  ]

  private static let parents = [
    "public.jpeg": "public.image", "public.png": "public.image",
    "com.compuserve.gif": "public.image", "public.heic": "public.image",
    "public.tiff": "public.image", "org.webmproject.webp": "public.image",
    "public.svg-image": "public.image", "public.camera-raw-image": "public.image",
    "public.image": "public.content", "public.movie": "public.audiovisual-content",
    "public.video": "public.movie", "public.mpeg-4": "public.movie",
    "com.apple.quicktime-movie": "public.movie", "public.audio": "public.audiovisual-content",
    "public.mp3": "public.audio", "com.microsoft.waveform-audio": "public.audio",
    "public.mpeg-4-audio": "public.audio", "public.audiovisual-content": "public.content",
    "public.plain-text": "public.text", "public.utf8-plain-text": "public.plain-text",
    "public.rtf": "public.text", "public.html": "public.text", "public.xml": "public.text",
    "public.json": "public.text", "public.yaml": "public.text",
    "public.comma-separated-values-text": "public.text", "public.source-code": "public.plain-text",
    "public.swift-source": "public.source-code", "public.text": "public.content",
    "com.adobe.pdf": "public.content", "org.idpf.epub-container": "public.content",
    "public.spreadsheet": "public.content", "public.presentation": "public.content",
    "public.zip-archive": "public.archive", "public.archive": "public.data",
    "public.vcard": "public.contact", "public.contact": "public.content",
    "public.folder": "public.directory", "public.directory": "public.item",
    "public.content": "public.data", "public.data": "public.item",
  ]
}
