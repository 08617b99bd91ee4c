// As on an iPhone, importing VisionKit gives the names of UIKit.
@_exported import UIKit
