// As on an iPhone, importing Photos gives UIKit's images and Foundation's names.
@_exported import UIKit
