// As on an iPhone, importing MultipeerConnectivity gives UIKit's and Foundation's names.
@_exported import UIKit
