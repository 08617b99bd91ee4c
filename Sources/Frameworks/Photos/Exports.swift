// As on an iPhone, importing Photos gives AVFoundation's assets and cameras, UIKit's images, Core
// Location's locations and Foundation's names.
@_exported import AVFoundation
@_exported import CoreLocation
@_exported import UIKit
