#if canImport(Testing)
  public import Testing

  /// Gives a test or a suite its mode of recording: `@Suite(.layoutRecording(.failed))`.
  public struct LayoutRecordingTrait: TestTrait, SuiteTrait, TestScoping {
    let recording: LayoutRecording

    public var isRecursive: Bool { true }

    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      try await LayoutRecording.$scoped.withValue(recording) { try await function() }
    }
  }

  extension Trait where Self == LayoutRecordingTrait {
    /// What assertions on layouts record, unless they say otherwise themselves.
    public static func layoutRecording(_ recording: LayoutRecording) -> Self {
      LayoutRecordingTrait(recording: recording)
    }
  }
#endif
