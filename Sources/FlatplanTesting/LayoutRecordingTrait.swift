#if canImport(Testing)
  public import Testing

  /// A trait that sets the recording mode of a test or suite: `@Suite(.layoutRecording(.failed))`.
  public struct LayoutRecordingTrait: TestTrait, SuiteTrait, TestScoping {
    let recording: LayoutRecording

    /// Whether the trait applies to all tests of a suite: always true.
    public var isRecursive: Bool { true }

    /// Runs a test with the recording mode.
    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      try await LayoutRecording.$scoped.withValue(recording) { try await function() }
    }
  }

  extension Trait where Self == LayoutRecordingTrait {
    /// Sets the recording mode of assertions without a `record` argument.
    public static func layoutRecording(_ recording: LayoutRecording) -> Self {
      LayoutRecordingTrait(recording: recording)
    }
  }
#endif
