// As on an iPhone, importing Social gives the names of Accounts and UIKit.
@_exported import Accounts
@_exported import UIKit
