/// What came of comparing many snapshots: the whole of `report.json`.
///
/// Everything else that is told of a run, as a page, as text or for other tools, is made from it.
public struct Report: Codable, Hashable, Sendable {
  /// The version of what is written; a reader refuses those it does not know.
  public static let currentSchema = 1

  public var schema = Self.currentSchema
  /// The release that wrote it, such as `flatplan 0.1.0`.
  public var tool: String
  /// The part of the suite that was run; `nil` for all of it.
  public var shard: Shard?
  /// By spec, then in the order in which the spec asks for pictures.
  public var verdicts: [Verdict]
  /// What was found in layouts that is probably not meant; `nil` where nobody looked.
  public var lints: [Lint]?

  /// Something that was found, whatever the baselines say.
  public struct Lint: Codable, Hashable, Sendable {
    /// Such as `W801`.
    public var code: String
    /// One line.
    public var message: String
    /// The widths and looks at which it is so, in words.
    public var surfaces: String
    public var path: String
    /// From 1.
    public var line: Int

    public init(code: String, message: String, surfaces: String, path: String, line: Int) {
      self.code = code
      self.message = message
      self.surfaces = surfaces
      self.path = path
      self.line = line
    }
  }

  public struct Shard: Codable, Hashable, Sendable {
    /// From 1.
    public var index: Int
    public var count: Int

    /// Into more of them no suite is divided.
    package static let most = 10_000

    public init(index: Int, count: Int) {
      self.index = index
      self.count = count
    }
  }

  /// Numbers the causes of the verdicts.
  public init(tool: String, shard: Shard? = nil, verdicts: [Verdict], lints: [Lint]? = nil) {
    self.tool = tool
    self.shard = shard
    self.verdicts = verdicts
    self.lints = lints
    numberCauses()
  }

  /// Numbers the causes: those that are the same have one number, wherever they are.
  private mutating func numberCauses() {
    var numbers: [String: Int] = [:]
    for index in verdicts.indices {
      for place in verdicts[index].causes.indices {
        let text = verdicts[index].causes[place].textWithPlaces
        let number = numbers[text] ?? numbers.count + 1
        numbers[text] = number
        verdicts[index].causes[place].number = number
      }
    }
  }

  /// How many verdicts there are of a status.
  public func count(_ status: Verdict.Status) -> Int { verdicts.count { $0.status == status } }

  /// Whether nothing has to be looked at.
  ///
  /// - Parameter allowsObsolete: Whether baselines that nothing asks for may stay.
  public func isPassed(allowsObsolete: Bool) -> Bool {
    (lints ?? []).isEmpty
      && verdicts.allSatisfy { !$0.status.fails(allowsObsolete: allowsObsolete) }
  }
}

/// What came of comparing one snapshot.
public struct Verdict: Codable, Hashable, Sendable {
  public enum Status: String, Codable, Hashable, Sendable, CaseIterable {
    /// All is as it was.
    case match
    /// Frames are not as they were.
    case layout
    /// Frames are as they were, and pixels are not.
    case pixels
    /// The picture has another size, although frames are as they were.
    case size
    /// There is no baseline.
    case missing
    /// There is a baseline of what nobody asks for any more.
    case obsolete
    /// The machine, its fonts or its libraries are not as they were, and nothing else is to be seen.
    case environment
    /// Nothing could be compared: ``Verdict/failure`` says why.
    case error

    /// Whether a run with such a verdict fails.
    func fails(allowsObsolete: Bool) -> Bool {
      switch self {
      case .match, .environment: false
      case .layout, .pixels, .size, .missing, .error: true
      case .obsolete: !allowsObsolete
      }
    }
  }

  /// The spec as the user wrote its path; behind that the function, where it is code.
  public var spec: String
  /// The spec's name.
  public var name: String
  /// What tells the snapshot from others of its spec, as in the names of files: `390-rtl~dark`.
  public var variant: String
  /// The same in words: `390 points, dark, rtl`.
  public var words: String
  public var status: Status
  public var causes: [Cause] = []
  public var changes: [Change] = []
  /// Points; `nil` where the content's size is as it was.
  public var contentSize: Change.Sizes?
  public var pixels: PixelVerdict?
  /// What became of the breakpoints of a sweep, a line each; `nil` for a snapshot of one width.
  public var breakpoints: [String]?
  /// What is not as it was of the machine, a line each.
  public var environment: [String] = []
  /// Paths, from the folder of the report.
  public var files = Files()
  /// Why nothing could be compared.
  public var failure: String?
  /// Where the spec is kept, if ``spec`` does not tell.
  public var code: Code?

  /// The place of a spec that is code.
  public struct Code: Codable, Hashable, Sendable {
    /// The file or the folder, as the user wrote its path.
    public var path: String
    /// The folder of its baselines.
    public var baselines: String

    public init(path: String, baselines: String) {
      self.path = path
      self.baselines = baselines
    }
  }

  /// Files that belong to a snapshot.
  public struct Files: Codable, Hashable, Sendable {
    public var baselineLayout: String?
    public var actualLayout: String?
    public var baselinePicture: String?
    public var actualPicture: String?
    public var difference: String?

    public init() {}
  }

  public init(spec: String, name: String, variant: String, words: String, status: Status) {
    self.spec = spec
    self.name = name
    self.variant = variant
    self.words = words
    self.status = status
  }
}

extension Verdict {
  /// Frames that went the same way.
  public struct Change: Codable, Hashable, Sendable {
    public var kind: FrameChange.Kind
    /// In a line, as ``FoldedChange`` tells it.
    public var text: String
    /// The first of them, at most ``mostFrames``.
    public var frames: [Frame]
    /// How many others there are; `nil` where all are named.
    public var more: Int?

    /// More frames of one change are counted, not named: they would fill files that nobody reads.
    public static let mostFrames = 3000

    /// How many frames went the same way.
    public var count: Int { frames.count + (more ?? 0) }

    /// Where a frame was and is: x, y, width and height in points.
    public struct Frame: Codable, Hashable, Sendable {
      public var path: String
      public var kind: String
      public var old: [Double]?
      public var new: [Double]?
      /// What it follows from: indexes in ``Verdict/causes``. `nil` where there is one cause for all.
      public var causes: [Int]?
    }

    public struct Sizes: Codable, Hashable, Sendable {
      public var old: [Double]
      public var new: [Double]
    }
  }

  /// What came of comparing two pictures.
  public struct PixelVerdict: Codable, Hashable, Sendable {
    /// Whether every byte counted, or only what differs to the eye.
    public var isExact: Bool
    public var different: Int
    public var antialiased: Int
    /// The most that differ in a window of so many pixels a side.
    public var densest: Int
    public var window: Int
    /// Pixels that differ beyond what moved frames explain.
    public var repainted: Int
    public var charges: [ImageDiff.Charge]
    /// Pixels, of the baseline and of the picture.
    public var oldSize: [Int]
    public var newSize: [Int]

    public init(
      isExact: Bool, different: Int, antialiased: Int, densest: Int, window: Int, repainted: Int,
      charges: [ImageDiff.Charge], oldSize: [Int], newSize: [Int]
    ) {
      self.isExact = isExact
      self.different = different
      self.antialiased = antialiased
      self.densest = densest
      self.window = window
      self.repainted = repainted
      self.charges = charges
      self.oldSize = oldSize
      self.newSize = newSize
    }
  }
}
