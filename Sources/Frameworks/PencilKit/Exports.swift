// As on an iPhone, importing PencilKit gives the names of UIKit.
@_exported import UIKit
