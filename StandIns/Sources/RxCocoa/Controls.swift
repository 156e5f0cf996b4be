import RxSwift
import UIKit
@_spi(StandIns) import UIKitViews

public protocol ControlPropertyType: ObservableType, ObserverType {}

/// A property of a control. It delivers its value, and again when code sends an event of the control.
public struct ControlProperty<Element>: ControlPropertyType {
  private let values: Observable<Element>
  private let sink: AnyObserver<Element>

  public init<Values: ObservableType, Sink: ObserverType>(values: Values, valueSink: Sink)
  where Values.Element == Element, Sink.Element == Element {
    (self.values, sink) = (values.asObservable(), AnyObserver(valueSink))
  }

  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element { values.subscribe(observer) }
  public func on(_ event: Event<Element>) { if event.element != nil { sink.on(event) } }
  public func asDriver() -> Driver<Element> { Driver(values) }
  public var changed: ControlEvent<Element> { ControlEvent(events: values.skip(1)) }
}

extension ControlProperty where Element == String? {
  public var orEmpty: ControlProperty<String> {
    ControlProperty<String>(
      values: values.map { $0 ?? "" },
      valueSink: AnyObserver<String> { event in event.element.map { sink.onNext($0) } })
  }
}

/// An event of a control. It never happens in a picture, unless code sends it.
public struct ControlEvent<Element>: ObservableType {
  private let events: Observable<Element>

  public init<Events: ObservableType>(events: Events) where Events.Element == Element {
    self.events = events.asObservable()
  }

  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element { events.subscribe(observer) }
  public func asDriver() -> Driver<Element> { Driver(events) }
  public func asSignal() -> Signal<Element> { Signal(events) }
}

extension Reactive where Base: AnyObject {
  /// A property that delivers its current value to each observer.
  public func property<Value>(
    _ keyPath: ReferenceWritableKeyPath<Base, Value>
  ) -> ControlProperty<Value> {
    let base = base
    return ControlProperty(
      values: Observable<Value>.create { [weak base] observer in
        if let base { observer.onNext(base[keyPath: keyPath]) }
        return Disposables.create()
      },
      valueSink: Binder<Value>(base) { $0[keyPath: keyPath] = $1 })
  }

  public func event<Element>(_ type: Element.Type = Element.self) -> ControlEvent<Element> {
    ControlEvent(events: Observable<Element>.never())
  }

  /// Delivers the arguments of each call of a controller's method of appearance, such as
  /// `viewWillAppear(_:)`. Calls of other methods are not observed.
  public func methodInvoked(_ selector: Selector) -> Observable<[Any]> {
    guard let controller = base as? UIViewController else { return .never() }
    return Observable<[Any]>.create { [weak controller] observer in
      controller?.observe(selector) { observer.onNext($0) }
      return Disposables.create()
    }
  }
  public func sentMessage(_ selector: Selector) -> Observable<[Any]> { methodInvoked(selector) }
  public var deallocated: Observable<Void> { .never() }
}

extension Reactive where Base: UIControl {
  /// Delivers an element each time that code sends one of the events.
  public func controlEvent(_ events: UIControl.Event) -> ControlEvent<Void> {
    let base = base
    return ControlEvent(
      events: Observable<Void>.create { [weak base] observer in
        let action = UIAction { _ in observer.onNext(()) }
        base?.addAction(action, for: events)
        return Disposables.create { [weak base] in base?.removeAction(action, for: events) }
      })
  }
  public func controlProperty<Value>(
    editingEvents: UIControl.Event, getter: @escaping (Base) -> Value,
    setter: @escaping (Base, Value) -> Void
  ) -> ControlProperty<Value> {
    let base = base
    return ControlProperty(
      values: controlEvent(editingEvents).startWith(()).flatMap { [weak base] _ in
        Observable.from(optional: base.map(getter))
      },
      valueSink: Binder<Value>(base, binding: setter))
  }

  /// A property whose events are those of editing and of the value.
  func edited<Value>(_ keyPath: ReferenceWritableKeyPath<Base, Value>) -> ControlProperty<Value> {
    controlProperty(
      editingEvents: [.allEditingEvents, .valueChanged], getter: { $0[keyPath: keyPath] },
      setter: { $0[keyPath: keyPath] = $1 })
  }
}

extension Reactive where Base: UIButton {
  public var tap: ControlEvent<Void> { controlEvent(.touchUpInside) }
  public func title(for state: UIControl.State = .normal) -> Binder<String?> {
    Binder(base) { $0.setTitle($1, for: state) }
  }
  public func image(for state: UIControl.State = .normal) -> Binder<UIImage?> {
    Binder(base) { $0.setImage($1, for: state) }
  }
}

extension Reactive where Base: UIBarButtonItem {
  public var tap: ControlEvent<Void> { event() }
}

extension Reactive where Base: UIGestureRecognizer {
  public var event: ControlEvent<Base> { self.event() }
}

extension Reactive where Base: UITextField {
  public var text: ControlProperty<String?> { edited(\.text) }
  public var value: ControlProperty<String?> { text }
}

extension Reactive where Base: UITextView {
  public var text: ControlProperty<String?> {
    ControlProperty(
      values: Observable<String?>.just(base.text),
      valueSink: Binder<String?>(base) { $0.text = $1 ?? "" })
  }
}

extension Reactive where Base: UISearchBar {
  public var text: ControlProperty<String?> { property(\.text) }
  public var value: ControlProperty<String?> { text }
  public var searchButtonClicked: ControlEvent<Void> { event() }
  public var cancelButtonClicked: ControlEvent<Void> { event() }
  public var textDidBeginEditing: ControlEvent<Void> { event() }
  public var textDidEndEditing: ControlEvent<Void> { event() }
}

extension Reactive where Base: UISwitch {
  public var isOn: ControlProperty<Bool> { edited(\.isOn) }
  public var value: ControlProperty<Bool> { isOn }
}

extension Reactive where Base: UISlider {
  public var value: ControlProperty<Float> { edited(\.value) }
}

extension Reactive where Base: UISegmentedControl {
  public var selectedSegmentIndex: ControlProperty<Int> { edited(\.selectedSegmentIndex) }
  public var value: ControlProperty<Int> { selectedSegmentIndex }
}

extension Reactive where Base: UIStepper {
  public var value: ControlProperty<Double> { edited(\.value) }
}

extension Reactive where Base: UIDatePicker {
  public var date: ControlProperty<Date> { edited(\.date) }
  public var value: ControlProperty<Date> { date }
}

extension Reactive where Base: UIPageControl {
  public var currentPage: ControlProperty<Int> { edited(\.currentPage) }
}

extension Reactive where Base: UIRefreshControl {
  public var isRefreshing: Binder<Bool> {
    Binder(base) { $1 ? $0.beginRefreshing() : $0.endRefreshing() }
  }
}

extension Reactive where Base: UIActivityIndicatorView {
  public var isAnimating: Binder<Bool> {
    Binder(base) { $1 ? $0.startAnimating() : $0.stopAnimating() }
  }
}

extension Reactive where Base: NotificationCenter {
  public func notification(
    _ name: Notification.Name?, object: AnyObject? = nil
  ) -> Observable<Notification> {
    let base = base
    return Observable<Notification>.create { observer in
      let token = base.addObserver(forName: name, object: object, queue: nil) {
        observer.onNext($0)
      }
      return Disposables.create { base.removeObserver(token) }
    }
  }
}

extension Reactive where Base: UIScrollView {
  public var contentOffset: ControlProperty<CGPoint> { property(\.contentOffset) }
  public var didScroll: ControlEvent<Void> { event() }
  public var willBeginDragging: ControlEvent<Void> { event() }
  public var didEndDecelerating: ControlEvent<Void> { event() }
}
