// As on an iPhone, importing LinkPresentation gives the names of UIKit, whose views it has.
@_exported import UIKit
