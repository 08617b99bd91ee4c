// As on an iPhone, importing GameKit gives UIKit's names.
@_exported import UIKit
