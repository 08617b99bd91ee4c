// As on an iPhone, importing MapKit gives the names of UIKit and CoreLocation.
@_exported import CoreLocation
@_exported import UIKit
