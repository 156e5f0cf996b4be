import GoogleMaps
import UIKit

class StationMapViewController: UIViewController, GMSMapViewDelegate {
    var mapView: GMSMapView!
    let stations: [Station]
    var markers: [Station: GMSMarker] = [:]

    init(stations: [Station]) {
        self.stations = stations
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError() }

    override func loadView() {
        let camera = GMSCameraPosition.camera(withLatitude: 0, longitude: 0, zoom: 10)
        mapView = GMSMapView.map(withFrame: .zero, camera: camera)
        mapView.delegate = self
        view = mapView
    }

    func mapView(_ mapView: GMSMapView, didTap marker: GMSMarker) -> Bool {
        guard let station = markers.first(where: { $0.value == marker })?.key else { return false }
        let sheet = StationSheet(station: station)
        present(sheet, animated: true)
        return true
    }
}
