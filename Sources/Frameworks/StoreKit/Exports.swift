// As on an iPhone, importing StoreKit gives UIKit's names.
@_exported import UIKit
