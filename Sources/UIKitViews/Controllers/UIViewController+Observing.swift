internal import Foundation

extension UIViewController {
  /// Calls a closure after each call of a method of appearance, with its arguments. Stand-ins for RxCocoa
  /// use this in place of the Objective-C runtime.
  @_spi(StandIns) public func observe(
    _ method: Selector, _ observer: @escaping ([Any]) -> Void
  ) {
    let name = "\(method)".prefix { $0 != ":" }
    methodObservers[String(name), default: []].append(observer)
  }

  func didCall(_ method: String, _ arguments: Any...) {
    for observer in methodObservers[method] ?? [] { observer(arguments) }
  }
}
