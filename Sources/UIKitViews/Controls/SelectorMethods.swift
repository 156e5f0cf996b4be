#if !canImport(ObjectiveC)
  internal import Foundation
  internal import Synchronization

  /// The methods that selectors name. There is no Objective-C runtime, so the compiled program registers
  /// the methods of the user's code.
  package enum SelectorMethods {
    /// Calls the method of an object with an argument. Returns whether the object has the method.
    package typealias Method = @MainActor @Sendable (AnyObject, Any?) -> Bool

    private static let methods = Mutex<[String: [Method]]>([:])

    /// Registers a method by its base name.
    package static func add(_ name: String, _ method: @escaping Method) {
      methods.withLock { $0[name, default: []].append(method) }
    }

    /// Calls a method of an object: at once on the main thread, otherwise when the main thread is free.
    /// Does nothing if the object has no such method.
    package static func send(_ selector: Selector, to target: AnyObject, with argument: Any?) {
      let call = Call(selector: selector, target: target, argument: argument)
      if MainActor.isCurrent {
        MainActor.assumeIsolated { call.run() }
      } else {
        DispatchQueue.main.async { call.run() }
      }
    }

    /// The arguments of a call, which only the main thread uses.
    private struct Call: @unchecked Sendable {
      var selector: Selector
      var target: AnyObject
      var argument: Any?

      @MainActor
      func run() { SelectorMethods.call(selector, of: target, with: argument) }
    }

    @discardableResult
    @MainActor
    static func call(_ selector: Selector, of target: AnyObject, with argument: Any?) -> Bool {
      let methods = methods.withLock { $0[selector.base] ?? [] }
      return methods.contains { $0(target, argument) }
    }

    // MARK: Delayed calls

    private struct Pending: Sendable {
      var number: Int
      var target: ObjectIdentifier
      var selector: Selector
    }

    private static let pending = Mutex<(count: Int, calls: [Pending])>((0, []))

    /// Calls a method of an object after a delay, in seconds, unless it is canceled before.
    static func send(
      _ selector: Selector, to target: AnyObject, with argument: Any?, after delay: Double
    ) {
      let call = Call(selector: selector, target: target, argument: argument)
      let id = ObjectIdentifier(target)
      let number = pending.withLock { pending in
        pending.count += 1
        pending.calls.append(Pending(number: pending.count, target: id, selector: selector))
        return pending.count
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + max(delay, 0)) {
        let isDue = pending.withLock { pending in
          let count = pending.calls.count
          pending.calls.removeAll { $0.number == number }
          return pending.calls.count < count
        }
        if isDue { MainActor.assumeIsolated { call.run() } }
      }
    }

    /// Cancels the delayed calls of an object: those of one method, or all.
    static func cancel(of target: AnyObject, _ selector: Selector? = nil) {
      let id = ObjectIdentifier(target)
      pending.withLock { pending in
        pending.calls.removeAll { call in
          call.target == id && (selector == nil || call.selector == selector)
        }
      }
    }

    /// An observer that is not retained.
    struct Observer: @unchecked Sendable {
      private(set) weak var object: AnyObject?

      init(_ object: AnyObject) { self.object = object }
    }
  }
#endif
