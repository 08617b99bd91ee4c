// As on an iPhone, importing WebKit gives the names of UIKit.
@_exported import UIKit
