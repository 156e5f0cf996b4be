/// The results of comparing many snapshots: the content of `report.json`.
///
/// The HTML page, the text and all other formats are made from it.
public struct Report: Codable, Hashable, Sendable {
  /// The schema version that this release writes and reads.
  public static let currentSchema = 1

  /// The schema version of the report.
  public var schema = Self.currentSchema
  /// The release that wrote the report, such as `flatplan 0.2.0`.
  public var tool: String
  /// The shard of the suite that was run; `nil` for the whole suite.
  public var shard: Shard?
  /// The verdicts by spec, then in the order of the pictures in the spec.
  public var verdicts: [Verdict]
  /// The lint findings; `nil` if the run did not lint.
  public var lints: [Lint]?

  /// A lint finding, which is independent of baselines.
  public struct Lint: Codable, Hashable, Sendable {
    /// The diagnostic code, such as `W801`.
    public var code: String
    /// The message, in one line.
    public var message: String
    /// A description of the widths and appearances where it occurs.
    public var surfaces: String
    /// The path of the spec.
    public var path: String
    /// The line in the spec, from 1.
    public var line: Int

    /// Creates a finding.
    public init(code: String, message: String, surfaces: String, path: String, line: Int) {
      self.code = code
      self.message = message
      self.surfaces = surfaces
      self.path = path
      self.line = line
    }
  }

  /// A part of a suite that runs separately.
  public struct Shard: Codable, Hashable, Sendable {
    /// The index of the shard, from 1.
    public var index: Int
    /// The number of shards.
    public var count: Int

    /// The maximum number of shards.
    package static let most = 10_000

    public init(index: Int, count: Int) {
      self.index = index
      self.count = count
    }
  }

  /// Creates a report and numbers the causes of its verdicts.
  public init(tool: String, shard: Shard? = nil, verdicts: [Verdict], lints: [Lint]? = nil) {
    self.tool = tool
    self.shard = shard
    self.verdicts = verdicts
    self.lints = lints
    numberCauses()
  }

  /// Assigns a number to each distinct cause. Equal edits of several files are one cause, and so
  /// are edits in one place that several specs include.
  private mutating func numberCauses() {
    var numbers: [[String]: Int] = [:]
    var last = 0
    for index in verdicts.indices {
      for place in verdicts[index].causes.indices {
        let keys = verdicts[index].causes[place].keys
        let known = keys.lazy.compactMap { numbers[$0] }.first
        if known == nil { last += 1 }
        let number = known ?? last
        for key in keys where numbers[key] == nil { numbers[key] = number }
        verdicts[index].causes[place].number = number
      }
    }
  }

  /// Returns the number of verdicts with a status.
  public func count(_ status: Verdict.Status) -> Int { verdicts.count { $0.status == status } }

  /// Whether the run passes.
  ///
  /// - Parameter allowsObsolete: Whether baselines that no snapshot uses are allowed.
  public func isPassed(allowsObsolete: Bool) -> Bool {
    (lints ?? []).isEmpty
      && verdicts.allSatisfy { !$0.fails(allowsObsolete: allowsObsolete) }
  }
}

extension Verdict {
  /// Whether a run with this verdict fails.
  ///
  /// - Parameter allowsObsolete: Whether baselines that no snapshot uses are allowed.
  func fails(allowsObsolete: Bool) -> Bool {
    switch status {
    case .match, .due: false
    case .environment: isEnvironmentForbidden ?? false
    case .layout, .pixels, .size, .missing, .error: true
    case .obsolete: !allowsObsolete
    }
  }

  /// Whether only the environment changes the snapshot, or prevents drawing it as recorded.
  package var isOfEnvironment: Bool {
    status == .environment || status == .due && !environment.isEmpty
  }

  /// Whether the snapshot waits to be accepted or rejected.
  public var isPending: Bool { files.actualLayout != nil && recorded == nil }
}

extension Report {
  /// The verdicts by the names of their baselines.
  ///
  /// - Complexity: O(*n*) in the number of verdicts.
  package var verdictsByBaseline: [String: Verdict] {
    Dictionary(
      verdicts.map { ($0.baselineName, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Makes snapshots that only the environment changes fail the run.
  package mutating func forbidEnvironment() {
    for index in verdicts.indices where verdicts[index].status == .environment {
      verdicts[index].isEnvironmentForbidden = true
    }
  }
}

/// The result of comparing one snapshot.
public struct Verdict: Codable, Hashable, Sendable {
  /// The outcome of a comparison.
  public enum Status: String, Codable, Hashable, Sendable, CaseIterable {
    /// Nothing has changed.
    case match
    /// Frames have changed.
    case layout
    /// Only pixels have changed.
    case pixels
    /// The size of the picture has changed, but no frame.
    case size
    /// There is no baseline.
    case missing
    /// There is a baseline that no snapshot uses.
    case obsolete
    /// Only fonts, libraries or the machine have changed: the recorded spec, drawn here, equals the
    /// current one.
    case environment
    /// Edits were accepted on a machine that draws differently, so that the picture is of an older
    /// spec.
    case due
    /// The comparison failed; ``Verdict/failure`` is the reason.
    case error
  }

  /// The path of the spec as given by the user. For code it is followed by the function.
  public var spec: String
  /// The name of the spec.
  public var name: String
  /// The name of the variant, as in file names: `390-rtl~dark`.
  public var variant: String
  /// A description of the variant: `390 points, dark, rtl`.
  public var words: String
  /// The outcome of the comparison.
  public var status: Status
  /// The causes of the changes.
  public var causes: [Cause] = []
  /// The changes, with equal ones merged.
  public var changes: [Change] = []
  /// The old and new size of the content in points; `nil` if unchanged.
  public var contentSize: Change.Sizes?
  /// The result of comparing pixels; `nil` if they were not compared.
  public var pixels: PixelVerdict?
  /// The changes of a sweep's breakpoints, one per line; `nil` for a snapshot of one width.
  public var breakpoints: [String]?
  /// The differences of the environment, one per line.
  public var environment: [String] = []
  /// What the environment changes, such as `3 frames, 120 pixels`; `nil` if nothing or unknown.
  public var environmentEffect: String?
  /// Whether the status ``Status/environment`` fails the run; `nil` if not.
  public var isEnvironmentForbidden: Bool?
  /// The reason why the recorded spec cannot be drawn in this environment, so that small changes of
  /// pixels may be missed, or why not all edits were tried as causes; `nil` if there is none.
  public var warning: String?
  /// The paths of files, relative to the folder of the report.
  public var files = Files()
  /// The reason why the comparison failed.
  public var failure: String?
  /// The outcome before the snapshot was recorded as a new baseline in this run; `nil` if it was
  /// not, or if there was no baseline before.
  public var recorded: Status?
  /// The source of a spec that is code; `nil` for a spec file.
  public var code: Code?
  /// The versions of a snapshot that two branches have changed differently: before, ours, theirs;
  /// `nil` if it is no conflict of a merge.
  public var merge: [MergeSide]?

  /// One version of a snapshot in a merge.
  public struct MergeSide: Codable, Hashable, Sendable {
    /// The name of the version: `before`, `ours` or `theirs`.
    public var name: String
    /// The edits that this side has accepted.
    public var edits: [String]
    /// The path of its picture, relative to the folder of the report.
    public var picture: String?

    /// Creates a version without a picture.
    public init(name: String, edits: [String]) {
      self.name = name
      self.edits = edits
    }
  }

  /// The source of a spec that is code.
  public struct Code: Codable, Hashable, Sendable {
    /// The path of the file or folder as given by the user.
    public var path: String
    /// The folder of the baselines.
    public var baselines: String

    /// Creates a source.
    public init(path: String, baselines: String) {
      self.path = path
      self.baselines = baselines
    }
  }

  /// The files of a snapshot.
  public struct Files: Codable, Hashable, Sendable {
    /// The recorded layout.
    public var baselineLayout: String?
    /// The current layout.
    public var actualLayout: String?
    /// The recorded picture.
    public var baselinePicture: String?
    /// The current picture.
    public var actualPicture: String?
    /// The picture of the differences.
    public var difference: String?

    /// Creates a value without files.
    public init() {}
  }

  /// Creates a verdict without changes.
  public init(spec: String, name: String, variant: String, words: String, status: Status) {
    self.spec = spec
    self.name = name
    self.variant = variant
    self.words = words
    self.status = status
  }
}

extension Verdict {
  /// Equal changes of several frames.
  public struct Change: Codable, Hashable, Sendable {
    public var kind: FrameChange.Kind
    /// The change in one line, as described by ``FoldedChange``.
    public var text: String
    /// The first frames, at most ``mostFrames``.
    public var frames: [Frame]
    /// The number of frames that are not listed; `nil` if all are.
    public var more: Int?

    /// The maximum number of frames listed for one change, which limits the size of reports.
    public static let mostFrames = 3000

    /// The number of frames with this change.
    public var count: Int { frames.count + (more ?? 0) }

    /// A frame before and after the change: x, y, width and height in points.
    public struct Frame: Codable, Hashable, Sendable {
      /// The path of the frame, such as `photos/4`.
      public var path: String
      /// The kind: `cell`, an element kind, or `decoration:` and an element kind.
      public var kind: String
      /// The frame before the change; `nil` if inserted.
      public var old: [Double]?
      /// The frame after the change; `nil` if removed.
      public var new: [Double]?
      /// The causes of the change, as indexes of ``Verdict/causes``. `nil` if all changes have one
      /// cause.
      public var causes: [Int]?
    }

    /// A size before and after the change.
    public struct Sizes: Codable, Hashable, Sendable {
      /// The width and height before the change, in points.
      public var old: [Double]
      /// The width and height after the change, in points.
      public var new: [Double]
    }
  }

  /// The result of comparing two pictures.
  public struct PixelVerdict: Codable, Hashable, Sendable {
    /// Whether bytes were compared instead of visible differences.
    public var isExact: Bool
    /// The number of differing pixels.
    public var different: Int
    /// The number of pixels that differ but look antialiased.
    public var antialiased: Int
    /// The number of pixels that differ by less than the threshold; `nil` in older reports.
    public var below: Int?
    /// The rectangles with differences that moved frames do not explain, or else with any
    /// differences: x, y, width and height in pixels; `nil` in older reports.
    public var places: [[Int]]?
    /// The number of differing pixels in the densest window.
    public var densest: Int
    /// The side of that window in pixels.
    public var window: Int
    /// The number of differing pixels that moved frames do not explain.
    public var repainted: Int
    /// The number of differing pixels in each part of the picture, the largest first.
    public var charges: [ImageDiff.Charge]
    /// The width and height of the baseline in pixels.
    public var oldSize: [Int]
    /// The width and height of the current picture in pixels.
    public var newSize: [Int]

    /// Creates a result.
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
