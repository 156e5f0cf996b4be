// Names of Core Location. There is no location, and nobody is asked for permission.
import Foundation

public typealias CLLocationDegrees = Double
public typealias CLLocationDistance = Double
public typealias CLLocationAccuracy = Double
public typealias CLLocationDirection = Double
public typealias CLLocationSpeed = Double

public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
public let kCLDistanceFilterNone: CLLocationDistance = -1

public struct CLLocationCoordinate2D: Sendable {
  public var latitude: CLLocationDegrees
  public var longitude: CLLocationDegrees
  public init() { (latitude, longitude) = (0, 0) }
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }
}

public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(
  latitude: -180, longitude: -180)

public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

open class CLLocation: NSObject, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D
  public let altitude: CLLocationDistance
  public let timestamp: Date
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    (altitude, timestamp) = (0, Date())
  }

  /// The length of the arc on a sphere with the mean radius of the earth, in meters.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
    let (a, b) = (coordinate, location.coordinate)
    let dLatitude = radians(b.latitude - a.latitude) / 2
    let dLongitude = radians(b.longitude - a.longitude) / 2
    let squared =
      sin(dLatitude) * sin(dLatitude)
      + cos(radians(a.latitude)) * cos(radians(b.latitude)) * sin(dLongitude) * sin(dLongitude)
    return 2 * 6_371_000 * asin(min(1, squared.squareRoot()))
  }
}

public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy, reducedAccuracy }

open class CLRegion: NSObject {
  public let identifier: String
  open var notifyOnEntry = true
  open var notifyOnExit = true
  init(identifier: String) { self.identifier = identifier }
}

open class CLCircularRegion: CLRegion {
  public let center: CLLocationCoordinate2D
  public let radius: CLLocationDistance
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    (self.center, self.radius) = (center, radius)
    super.init(identifier: identifier)
  }
}

open class CLHeading: NSObject {
  public let trueHeading: CLLocationDirection = 0
  public let magneticHeading: CLLocationDirection = 0
}

public protocol CLLocationManagerDelegate: AnyObject {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}

extension CLLocationManagerDelegate {
  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {}
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
}

open class CLLocationManager: NSObject {
  open weak var delegate: (any CLLocationManagerDelegate)?
  open var desiredAccuracy = kCLLocationAccuracyBest
  open var distanceFilter = kCLDistanceFilterNone
  open var pausesLocationUpdatesAutomatically = true
  open var allowsBackgroundLocationUpdates = false
  open var location: CLLocation? { nil }
  open var heading: CLHeading? { nil }
  open var authorizationStatus: CLAuthorizationStatus { .notDetermined }
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
  open class func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }
  open class func locationServicesEnabled() -> Bool { false }
  open func requestWhenInUseAuthorization() {}
  open func requestAlwaysAuthorization() {}
  open func requestLocation() {}
  open func startUpdatingLocation() {}
  open func stopUpdatingLocation() {}
  open func startUpdatingHeading() {}
  open func stopUpdatingHeading() {}
  open func startMonitoring(for region: CLRegion) {}
  open func stopMonitoring(for region: CLRegion) {}
}

public struct CLError: Error {
  public enum Code: Int, Sendable { case locationUnknown, denied, network, geocodeFoundNoResult }
  public var code: Code
  public init(_ code: Code) { self.code = code }
}

open class CLPlacemark: NSObject {
  open var location: CLLocation? { nil }
  open var name: String? { nil }
  open var locality: String? { nil }
  open var subLocality: String? { nil }
  open var thoroughfare: String? { nil }
  open var administrativeArea: String? { nil }
  open var postalCode: String? { nil }
  open var country: String? { nil }
  open var isoCountryCode: String? { nil }
}

open class CLGeocoder: NSObject {
  public typealias Handler = ([CLPlacemark]?, (any Error)?) -> Void
  open var isGeocoding: Bool { false }
  open func cancelGeocode() {}
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping Handler
  ) { completionHandler(nil, CLError(.network)) }
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?, completionHandler: @escaping Handler
  ) { completionHandler(nil, CLError(.network)) }
  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }
  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping Handler
  ) { completionHandler(nil, CLError(.network)) }
}
