/// Fonts that apps bring along, L to P, as `Scripts/letter-advances.py` prints them from the fonts' files.
///
/// All are under the SIL Open Font License, the Apache licence or the Ubuntu Font Licence. The gap between lines is left
/// out, as iOS does for Arial and Futura.
///
/// - SeeAlso: `Rules/Sizes.md#fonts-that-are-not-installed`.
extension AbsentFont {
  /// The fonts by their names as ``FontName/key(_:)`` writes them, L to P.
  static let openLtoP: [String: AbsentFont] = [
    "lato": AbsentFont(
      ascender: 0.987, descender: 0.213,
      letters: .faces(
        LetterFaces(
          [
            300: """
            )3(k*g05054f2u'K(r(r,`05'}+I(?,t05050505050505050505(M(d050505,o5q1v1E2E4=05/p3e43(x,J\
            1K.Q7`435$015$0m/3033T1v:0130T0Y)h,t)h05-:,,.$/S-f/S.r*g.[/Q()()-o(&5@/Q/c/T/R+',`*k/P\
            .H4G-a.H-+)d(I)d05'a'`*g*e054w3N056/6/3v,H0505(8,Y(Q,&,'
            """,
            400: """
            (n).+J05055835'^)*)*,`05(2+L(D-=05050505050505050505(b(z050505-36&2G1d254?00/r3[4E)D,Z\
            2*.b8/4E560`561:/B0J3f2G:V1i150c){-=){05-K,,.?/g-r/g/$*|.o/c(M(M.U(D5d/c/u/h/g+<,q+1/b\
            .g4s.A.f-=)p(c)p05'r'q+@+@055(4)055w5w4*,J0505(f-$(v,i,j
            """,
            500: """
            (i)2+R05055?39'a),),,`05(4+M(D-A05050505050505050505(d(}050505-86(2N1h234?0//r3Y4H)K,]\
            22.d844H580f591@/D0M3i2N:[1p1=0d*#-A*#05-N,,.C/j-s/j/&+#.r/e(Q(Q.`(H5j/e/w/k/i+@,s+5/d\
            .k4x.I.j-@)r(g)r05't's+G+G055)40055u5u4,,J0505(l-)(|,r,r
            """,
            600: """
            (`);+e05055L3A'f)2)2,`05(9+N(E-L05050505050505050505(j))050505-A6-2[1q2.4?0-/r3V4M)V,b\
            2B.h8@4M5?0t5?1K/H0U3n2[:g2%1O0g*(-L*(05-S,,.J/o-w/o/*+).x/i(](].s(R5u/i/}/p/o+G,x+@/i\
            .t5*.[.s-E)v(n)v05'y'x+W+V055,4A055o5o40,K0505(z-5)+-*-*
            """,
            700: """
            (S)F,#05055^3M'm)9)9,`05(@+O(G-Y05050505050505050505(q)1050505-M642l1}2(4?0+/s3R4S)g,j\
            2Y.n8P4S5F1+5F1]/N0_3u2l:v2:1g0j*/-Y*/05-Z,,.T/v-{/v/1+1/$/o(j(j/2(_6(/o0*/w/v+O-#+M/o\
            /$5;.s/#-L){(y){05(%(%+l+l05514U055h5h46,L0505)0-C)9-D-D
            """,
          ],
          pairs: """
             AG JI TH VG YF vJ wK yJ'sM(CK(cH(eH(sK(vJ-T@-VH//$/AB/aF/cD/dD/eD/gE/oD/rI/sFA GACKAG\
            KAT>AVBAY>AcMAdMAeMAfJAtHAuMAvFAwHBaNBeNBiMBlMBoNBrMBuMByMCOLCeMCoMCuNDAKDaMDeNDiMDoND\
            rMDuNECLEdKEfKEmMEnMErMEvJF JFAAFSKFa>FeEFlNFnEFoEFrEFuFGeNGiNGoNGrNHaLHeLHiNHoLHuNIcL\
            IdLIfLIgLImNInNIsLItLJaKJoKJuLKeFKoFL HL'7LCGLGGLOGLT8LeGLoGLuIMaLMeLMiNMoLMuNMyMNaLNe\
            LNoLNuNOTHObNOnMOpMOrMOuNP IPACPaLPeIPoIPrNPuNQuNRONRTJRYIRaNReHRiNRoHRuKSVMSaNShNSiNS\
            lNSmMSnMSpMStJSuMSwLSyIT HTA>TCHTOHTa3Te1ThNTo1Tr4Tu5Tw:Ty:UnLUpLUsJV GVABVCKVGKVa=Ve=\
            Vo=WAEWaBWeBWhNWoBWrEXCIXcFY FY:FYa4Ye4Yo4Yu:ZeJZoJafNatNavMayMbV>byMc)LcCMcOMcT5ccNce\
            NcoNe)Je?JeLLeMLeRLeSLeT2eV=eWAe]HefNevMewNexNeyMf KfeLffGfiKfoLftJgT7gY>geNgoNhtNkGKk\
            VHkdIkeIkoImT0mV?myMn'Ln?JnT0nV?nfNntNnvMnyMoPLoT0ofMotNovLowNoxJoyLpT1pV>ptNpyMr Kr)K\
            r,Fr.Fr/ErABraNrcKrdKreKrgMroKs)Js?KsT3sWDsyNtVItfJtiTttGuT4vaMveLvoLw Kw.Jw/IwT:waNwe\
            NwoNxcJxeJy Jy)Jy,Fy.GyT:ycLyeLyoLysNzeN
            """))),
    "lora": AbsentFont(
      ascender: 1.006, descender: 0.274,
      letters: .faces(
        LetterFaces(
          [
            400: """
            (})(*s5t/&6l2m'f)y)y.o/((h..(Y2c1/+</7/a/A/G01-O/k01(b(}/(/(/(-k5-19112v3z11/M4@4g*[+O\
            2T017t4B5)0k5-1=/u1V4-1q9^1i1I0s+22c+25f3X(f.g09/-0Z/A*b/X0])F(y/7)47B0m0?0X0-,q-S+m0X\
            .O57/(/$.]*Y(:*Y/((,&z,,*y0I6/4t,.6z2+;>,64=/M(S-[(b/(/(
            """,
            500: """
            (}(}*d66/O7'2]'W)r)r.w/((f-}(Q2i19+Y/5/c/E/C0/-U/q0/(b)$/(/(/(.$5+1V1K2m4)13/_4;4z+$,*\
            2i0C8>4J4t1'4v1e0/1]432;9l211a0o+E2i+E5f4D*l.m03.}0X/?*w/Z0k)f):/_)O7T1'030Z0+-7-c,$0g\
            .g5>/5/5._*q(M*q/((,'8,=+I07614l+}7:2?;[,&4_/_(O-o(Q.k.k
            """,
            600: """
            (}(y*W6P/w7@2J'J)l)l/&/((d-q(F2o1C+w/1/e/G/A0--Y/y0/(b)(/(/(/(.75)1s1g2g4113/m4551+I,`\
            2|0T8d4P4a1=4e230E1e472c9z2R1w0k+W2o+W5f51,q.q0-.u0X/;+2/_0{*,)U0+)l7f1=0$0_0)-U-s,40u\
            .}5F/A/C.a+.(b+./((*'Q,K+s0$664a+o7R2R;y+s5'/q(J.$(@.O.O
            """,
            700: """
            (}(r*I6n0E7V29'<)f)f///((b-e(>2v1N,8///g/K/=0+-a0$0-(b)*/(/(/(.K5'252'2_4;15/}415D+m-;\
            350g9.4X4P1T4R2Z0Z1k4=3-:.2v230g+k2v+k5f5x.w.w0'.k0V/9+G/a1/*K)r0R*,7x1R/s0a0'-w.&,G1)\
            /95L/M/S.c+E(t+E/((*'j,[,C/m684X+b7n2g<:+b5H0'(F.7(0.7.7
            """,
          ],
          pairs: """
            (0K(CG(GJ(SM(V[(aI(cC(dC(eC(mK(nK(rK(sJ(vK,0L-1I-2H-7@-ML-SL-T@-VH.0L.wC//$/AD/CK/aE/c\
            C/dC/eC/gC/mI/oC/pI/rI/sF0)K0,L0.L0/C02N07J1/K2/J23L24J3/F7.E74L97JATJAUKAVFAX[AYGAtNA\
            vKAwKBAHBINBiNBlNBrNBuNByMCAMDALDDMDEMDIMDKMDMMDPMDXIEvNFAFFaFFeLFoLFrMFuMHaNHeJHiNHoJ\
            HuKICNIONIcJIdJIfNIgLImNInNIsNItLJaLKeLKoLL';LATLCKLGKLOKLTALV=LaVMeNMoNMyLN/FNeMNoMON\
            NOPNORNOTMOWLP)MPAGPMNPaNPeMPhNPkNPlNPoMQLNRA^ReNRoNSiNSmNSnNSpNSuNTAJTVVTYVTaJTeCToCT\
            rLTuLU/?UsNVAEVCLVGLVaJVeFViLVoFWAEWW_WaFWeFWhVWiLWoFWrIX-FXCLXXYY:IYY`YeCYo>YuCatNauN\
            avMawLayMb)CbEJbKJbVGbyNc)JcCNcDKcEKcFKcIKcONcTKcWGd/KdLNdyNe)He/Fe?LeELeLLeMMeNLePLeR\
            LeTEeUKeVFeWGe]CetNf)`fYiffSflWftSfySgTVgfZghVgiVglVgyUh)JhtNi)ViCMiOMitTkGJkVLkeNl/Kl\
            ENm)Jm/KmVFmyNn'Mn)Jn/Kn?KnTEnVFntNnvLnyNo)CoMKoPJoTHoWCowMoyNp/DpTHpyNr)Jr,Er.Er/>rDK\
            rEKrLKrPKraNrcNrdNreNroNrtRrvRrwRryTs)Is/GsTMsWDt)Lt/JtVKttStwTv.FvaMw,Cw.Cw/=wDLwaMwe\
            MwoMwwWy)Ky,By.Gy/AyPKycMyeMyoMyyTzeNzoN
            """))),
    "manrope": AbsentFont(
      ascender: 1.066, descender: 0.3,
      letters: .faces(
        LetterFaces(
          [
            300: """
            'U)i+C7q0-7Q1b'O,O,O,f02(g,U(E+M0R+Q/j/D0<0+1..4/z1.)N)_0l4)0l.c7O100m3,2(/q.>2o2>'y-<\
            0-.J6%2?3:0N3:1/0d0P2o0L7}0H/80Y,/+M,/202%-j/O0=/J0=03*u0=0<'y(G-{'y5v0<0;0=0=*w.n+s0<\
            .744.k.h/%,@(G,@1_'W'W*s*s/=4g0k1O4^1#71-91Q/})i.c'q.m.m
            """,
            400: """
            'U*/+w7y0G7Q1n'q,b,b,x0.)',U(i+n0s+s/{/X0H001..I061.)l)z0|4)0|.v7U1H0y3<2</{.L3'2W(?-T\
            0P.[6.2W3M0g3M1B1&0W2|0f8=0k/_0{,;+n,;282%.//^0M/Y0N0>+)0M0R(?(c.=(?6>0R0L0M0N+5.y,-0R\
            .U4M.}/#/',T(i,T2)('('+N+N/=4g1E1r5=177C-91h/}*/.v(1/4/4
            """,
            500: """
            'U*O,O8%0c7P1z(6,u,u-00+)@,U)0,119,802/l0V061/.`0K1/*/*8114)11/07^1c1+3L2P0+.Y392q(`-o\
            0v.k692n3_1$3_1W1A0_3-1%8Y120*1B,F,1,F2?2%.Q/l0_/i0`0J+90_0h(`(}.Y(`6b0h0`0_0`+P/),D0h\
            .u4e/5/9/*,j).,j2N(R(R,),)/=4g1|295v1K7T-92%/}*O/0(M/W/W
            """,
            600: """
            'U*p-(8-1#7O2*(V-,-,-D0()Z,U)R,P1Z,Y0C0$0d0<10.u0b10*M*R1@4)1@/D7e1}173[2d05.h3L30)%.-\
            1@.z6C3*3q1;3q1l1^0f391>8u1T0O1e,Q,P,Q2F2%.t/z0o/x0p0W+J0o1#)%);.w)%7)1#0r0o0p+l/5,Z1#\
            /94}/G/N/.,})N,}2t)#)#,_,_/=4g2V2[6S1a7g-92</}*p/D(i/z/z
            """,
            700: """
            'U+5-[851=7O26(x-?-?-V0#)v,U)v,q1|,{0U080p0A10/00x10*k*m1Q4)1Q/X7k2:1C3l2y0?.v3_3I)E.F\
            1e/06L3A4(1S4(2%1{0l3F1W951v0v2,,],q,]2O2%/:0-1%0,1'0c+Y1%18)E)V/9)E7L181)1%1',*/@,q18\
            /X5;/Z/f/0-7)o-73=)M)M-;-;/=4g313$731u7y-92S/}+5/X))0A0A
            """,
          ],
          pairs: """
            $)A'aH'c>'d>'e>'iX'lX's<($F(CF(GB(OB(SF(aK(cF(dF(eF(oF(sF,11--$-3F-4S->G-AK-JH-T<-VD-Y\
            <.11//,/aH/cC/dC/eC/mH/nH/oC/pH/sH/xK1,F1.F24K4)F4.K44S52I61L69M7.?74F77W9,K97M:/<A-FA\
            CKAGKAQKASKATAAUKAV>AW>AYAAfJAtKAvFAwFBXHBYHC)AC.CCAKCSXCYHD)AD.CDAKDVHDWHDXHDYHECJEGH\
            EOHESIF.3FAMFaKFeLFoLGAKIYFK KKSHKeFKoFKuGL CL'1L)HLGKLOKLT6LV<LY6O)AO,COAKOTKOVHOWHP)\
            APACPXHPaJQ)ARCMRYMS)AS.JSSTSVKSWKSXHSYHSyMT HT-6T:6TAKTT`TYXTa>Te<To<TrCTuCTwATy>USHV\
            4>V:CVA>VCKVGKVOKVaDVeAViKVoAWA>WOKWaDWeAWiKWoAX-HXCHXTZXcKY FY4>Y:GYA>YCFYOFYTXYYXYa<\
            Ye<Yo<YuFa)KavKawKayHb)Fb.KbVHbyIc)Fc.KcTAcWHccLceLciLclLcoLcyKe)Fe,Ke.KeTAeVHeWHe]Fea\
            MemLenLepLevKewKexKeyMf,CfaLfdKfeKffDfiTflYfoKgTCgYCh)KkdMkeMkoMksMl'Hm)KmTAmY>myKn'Fn\
            )KnTAnyKo)Fo.KoTAoWHovKowKoxMoyKozKp)Fp.KpTApVHpyKr)Kr,<r.<raKrcMrdMreMrgKroMrsKryNs)I\
            sTCsVHsWHswKsxKsyKtcKtdKteKtoKttAtyLv.<v4MvaHveKvgKvoKw,<w.<wTAwaHweKwoKwsKxaKxcKxeKy,\
            <y.<yTFyaKycKydKyeKyfZygMyoKytZzaHzeFzoF
            """))),
    "merriweather": AbsentFont(
      ascender: 0.984, descender: 0.273,
      letters: .faces(
        LetterFaces(
          [
            300: """
            (@)K0]3+1w:247)Y,[,[1I1;*[0;(d+`1K-00]0$0e0?0Z/S020Z*l(d271;27-o9b2k1l1i3{130p3G5#++++\
            2y0x904D2v1<2v2S0E2P3k1l9F351V1],b,m,b21.E,2.k0?.60D.W+?0O1r*,*,16)m9?1h/_0V0)-%-[+h10\
            /b5z020+/<.G,Y.G1i+Y+Y1C1E51<b3k,C:`:`;y-23+3V)K.*$l2L2L
            """,
            400: """
            (B)V0w332%:U4<*,,k,k1_1C*[06)++t1b-?0T0%1$0>0h/z0T0j*u)+271E27-y:52r271t4-1J1#3M5?+N+N\
            3B109S4Y3-1V3-2r0R2m3p2,9a3?1^1d,t,m,o21.E,M//0W.B0[.r+[0j1}*D*D1H*&9Q2$/z0v0B-9.'+w1?\
            /y640P09/E._,Y._1z+`+`1Z1W5'<z5$,a:`:`<>-T3L3v)V.3%U2Y2Y
            """,
            700: """
            (D)h1F3A23;14E*s-&-&2$1P*Z0-)a,72)-T0E0%1K0>0|0]1/1'+()a271U27.-;%3$2u2+4B1p183X5k,+,+\
            3|1M:04|3J2%3J3I0e3>3u2V:-3O1i1n-5,m-&21.E,x/_0|.T1$/>,-1621*i*i1f*F9p2F0J1M0k-V.e,31Y\
            0D6V1'0N/S/&,Y/&28+k+k2#1r4s=E6x-5:`:`<t./4&4K)h.A&i2n2n
            """,
          ],
          pairs: """
             AK TI UM VI WK YH fM tM vK wK yM'sM(+F(CL(cH(eH(mM(vJ-1L-2G-MH-SI-T?-VD-mK.0M.77.9F.c\
            J.oJ/AH0,F0.F3.E4.J7.;74HA KA-DACIAGIAMLATEAUHAV?AYAAbMAgMApMAtLAuMAv@AwFBaUBeRBoRCOKC\
            aRClNDAEDMMDXGDaRDeSDoSEvKF JFAAFaEFeDFiMFoDFrNFuNGaSGeTGoTHeLHiNHoLHuLIcLIdLIgKImMInM\
            IsMItKJaHJoGJuHKeMKiSL NL'8LT;LaTMALMeMMoMMuKMyENeLNoLNuLOAEOMMOSKObYOvTPAAPDKPEKPIKPL\
            KPMLPPKPRKPaNPeKPoKRALRONRTJRYGRaSReMRoMRuLSSMSaTStNSuNSyMT ITACTeJToJTwVTyTUnJUpMUsJV\
             IVAAVCKVGKVaCVeBViWVoBW KWABWaEWeDWiSWoDWrKX-;XCIXMSXcHY HY:8Ye>Yo>YuFatMauNavLawMayL\
            biRbjMblMbyMchNckNclMcySdgNe.NecRedReeRehNeoReqResRezMf Mf-@feNfiSflSfoNftRfyRgaMgeMgl\
            NgoMh)DhtNhyJibSicMidMieMigMikRioMivNjeMjoMkdKkeKkgMksRm)DmbNmuNmwKmyJn'Dn)DnbNngLnjKn\
            tNnuNnvJnyJo.HobNofMoiRojMolMopNovMowMoxMoyMp.HpiRplMppNpyMr,:r-Ir.:rcNrdNreNrfRroNrvR\
            rySs)NsaRslMt Mt/UtgLtySubMucMudMueMugNulNuoMupJuvKv.<veMviRvoMw Kw,>w.>w/CweNwoNx:Uxc\
            MxeMxyTy Ly)Ky,3y.3ybNyeMylMymRynRyoMysL
            """))),
    "montserrat": AbsentFont(
      ascender: 0.968, descender: 0.251,
      letters: .faces(
        LetterFaces(
          [
            300: """
            (p(f+.2c0q5X1u'H*>*@+S/y'U+`'U*<1|+&/m/c1s/c0c071E0c'U'U/y/y/y/k:Q3'4-3)5l271C4X5R)d.3\
            3#0?8h5R6)3;6)3F0q/m5'2];}1Z171c){*<){/{.E0_0;2C/]2C0X*M2R2?(y)(0;(y;62?1-2C2C+{-s,(27\
            /$6Z.m/$.K*<)[*</y'U'U+&+&.E9h0q)D5T5T:,,U4x1?(f/k(M-C-C
            """,
            400: """
            ({(v+O2o1#5r27'Y*O*O+k0+'n+b'n*[2)+6/w/o2'/s0q0G1R0q'n'n0+0+0+/u:Q3?413/5l271G4X5P)r.G\
            330G8f5P6+3A6+3L1#0)5%2t<<1w1K1m*8*[*80-.E0_0I2J/m2J0g*d2X2E).)80Z).;02E1;2J2J,..,,82=\
            /A7#/1/A.]*Y)b*Y0+'n'n+b+b.E9h1e)d5H5H:8,S5%1P(v/u(f-q-q
            """,
            500: """
            ).),+u3#1/632Z'j*`*b,,09(2+d(2+$23+I0)0$270)1'0Z1_1'(2(20909090':S3_47375l291K4V5N*(.a\
            3D0R8f5N6-3J6-3T1/0C5#35<[2?1e1z*W+$*W0;.E0_0Z2R/}2R0w+&2c2P)B)M1#)B;(2P1K2R2R,A.G,I2G\
            /e7L/U/e.q*})l*}09(2(2,M,M.E9h2e*05959:H,S5/1c),0')*.M.M
            """,
            600: """
            )<)@,G331?6V3)($*u*w,M0I(U+h(U+K2?+`09092L0=1;0o1o1;(U(U0I0I0I07:S4'4@3A5l291P4V5J*:.}\
            3X0]8f5J613R613]1?0c4z3X=&2i2'2+*{+K*{0K.E0_0m2Z072]11+G2k2X)W)d1K)W:{2X1a2Z2Z,U.e,^2P\
            017v0'01/-+I)u+I0I(U(U-E-E.E9h3v*[5)5):Y,S5>1z)@07)M/3/3
            """,
            700: """
            )K)W,y3F1R6z3V(8+.+0,s0]({+k({+w2L+w0I0M2a0T1P1-2%1P({({0]0]0]0G:U4J4H3N5l2;1T4T5F*M/?\
            3p0g8f5F663_663e1R1)4x3|=M392E2;+E+w+E0_.E0_1'2c0K2g1C+m2x2e)p)}1u)p:r2e1u2c2c,m/*,u2]\
            0Z8@0T0Z/C+u*&+u0]({({.A.A.E9h51+04r4r:l,Q5L25)W0G)r/w/w
            """,
          ],
          pairs: """
            (1S,0M-1L-2M-CR-SK-TH-VJ-cS-oS-tS.0M.1M.2S.aS.cL.oL/-?/.7//?/AF/SK/WX/a?/c?/d?/e?/g?/m\
            ?/o?/p?/r?/s?/tI/x@0,M0.M24J2_X4.U48S7-C7.B70K74?75K78K:/]ACMATGAULAVGAXHAYDAuMAvIAwIC\
            AKCCGCGGCOGCTLCaNCeJCoJCuKDAMDXJEdNEvMExLFAHFaKFeKFoKFrMFuKKAIKTHKeJKoJL:ULGLLOLLT<LeN\
            LoNOTMOWKP)MP3LPADPDMPEMPIMPLMPMMPPMPRMPaLPeMPoMPrJRTMS-USTMSwMTAGTOMTTSTaITeBToBTrLTu\
            LTwGUTLVAGVCKVELVGKVILVaBVeBViKVoBWAGWaBWeBWhKWiKWoBWrGXCJXMKXXJXcHY:GYYYYeAYoAYuGZeLZ\
            oL_2Y_3W_DX_IX_MX_NX_PX_aM_cI_dI_eI_gI_sS_tKavMawMayKbVFbyLc)Kc.UcT8ccNceNchNciNckNclN\
            coNctRdtNe'Je-Se?FeT7eVKeWKe_NeaLevMewMexLeyNf_LfaMfeNfoNfyNgTIgYBhyKitNk_bkaMkdKkeKkg\
            KkmNknNkoKksLkuMkwIltNmyKn?CnvMnyKo-So.LoT:o_IovLowLoxLoyLp-Sp.Lp1IpT:p_IpyLr)Mr,Mr.Mr\
            /FrAFrCIrDLrELrPLrSKraFrbNrcMrdMreMrgMriNrkNrlNrmNrnNroMrpNrrNrtTrvTrwTryNs?KswMt,St-M\
            t.St?KtAKt_YtaKtcKtdKteKtgKtoKttLtwMtyGv.Gv4JvaKveLvoLw.Gw/IwTCwaKweLwoLwsNx:MxaMxcLxe\
            LxyIy,Gy.Gy:RyTCy_MycLyeLyoLysNytRzeNzoN
            """))),
    "muli": AbsentFont(
      ascender: 1.005, descender: 0.25,
      letters: .faces(
        LetterFaces(
          [
            300: """
            (l((,A0k0_862+'n)n)n-?0_((,^(()40_0_0_0_0_0_0_0_0_0_((((0_0_0_-$843T2E2V3m0?/c3R4B(Y*0\
            1+/96>3t4H1_4H2_0y0V3R2]<41_0X0I)n)4)n0_.O)n0K0K.10K/C*E0T01(4(4.A(46j01/k0K0K*y.9*`/y\
            .y6]/$.y.e*`(n*b0_((((+Y+Y.O9|23/&5f5f7p+E0_0_((-$((,U,U
            """,
            400: """
            (y(:,^0k0_8D29((*6*6-C0_(:,i(:)O0_0_0_0_0_0_0_0_0_0_(:(:0_0_0_-28<3c2P2V3|0E/m3]4J(r*O\
            1I/G6@3|4V1m4V2i130e3]2q<>1o0m0V*6)O*60_.O)n0_0_.;0_/E*`0g0?(H(H.e(H7#0?0$0_0_+8.=*{0/\
            /*6j/3/*.k+()$+*0_(:(:,*,*.O9|2k/&5f5f8%+G0_0_(:-2(:-.-.
            """,
            600: """
            )*(M,{0k0_8R2J(<*[*[-E0_(M,q(M)l0_0_0_0_0_0_0_0_0_0_(M(M0_0_0_-A8D3r2X2V4/0K/u3e4R).*o\
            1g/U6@4)4e1|4e2q1G0s3e3-<G2'1'0a*Y)j*Y0_.O)n0q0q.C0q/I*}0y0O(^(^/*(^760O070q0q+U.A+:0A\
            /56x/?/5.s+K)4+K0_(M(M,S,S.O9|3F/&5f5f88+I0_0_(M-A(M-a-a
            """,
            700: """
            )8(d-C0k0_8f2_(U+*+*-G0_(d,{(d*20_0_0a0_0_0_0_0_0_0_(d(d0_0_0_-S8L4)2c2X4B0T0$3m4Z)K+6\
            21/g6B434t214t2|1_1+3p3H<O2;1?0o+(*2+(0_.O)n1+1-.K1+/M+C130e(y(y/S(y7L0e0M1-1++w.G+[0V\
            /C7+/O/C.{+u)I+u0_(d(d-,-,.O9|4-/&5f5f8L+K0_0_(d-S(d.?.?
            """,
          ],
          pairs: """
            ()Z(CN(TX(VX(YX(aN(cN*!M*/4-SK-TD-VE-aT-cT-dT-eT-oT-wL./b.YA.aK.cK.eK.gK.oK.tH.wG/-@/.\
            4//E/AK/CM/TZ/VZ/WZ/YZ/a@/c@/d@/e@/g@/m@/n@/o@/p@/r@/s@/tM/vH/xC:/`A-LACJAGJAQJASNAT;A\
            V@AW@AXLAY<AfNAsNAtMAvJAwJBANBXMC-LCAKCCMCGMCOMCSMCTMCYKCaMCeMCoMCuMCyLD.HDALDTEDVLDWL\
            DXJDYEEALESMETMEWNEXNE_SF)TFA@FCLFOLFSJFaMFeMFoMFrMFuMKAKKSIL/[L:RLALLCGLGGLOGLSKLT0LV\
            8LY1LuMOALOJHOTEOVLOWLO_HP)MPA=PCNPXHP_CPaLPeLPoLPrMPuNQTERANRTKRsMSTLSVMSWMSXMSwNSyNT\
            A;TCETOETSJTVUT_ATa<Te<Tn<To<Tr<Tu=Tw=Ty=Tz<V)XVA@VCLVGLVOLVaAVeAVoAVsAWA@WaAWeAWoAWrA\
            X-IXCJXcNY:IYA<YCEYOEYa<Ye<Ym<Yo<Yu=ZeNZoNZuM[]Z_TA_aK_cK_dK_eK_fK_gK_oK_qK_tH_wGb-Tb.\
            KbyNc)Sc.Se)Ne-Se?MevNewNexNeyNf)^f,Jf-Mf_JftJfyTg?Mk.SkaNkdNkeNkgNkoNksNkwMn?Mo-To.Ko\
            _KovNowNoxMoyNozMp-Tp.Kp_KpyNr)Ur,Jr-Jr.Jr/Mr:Sr_JraMrcMrdMreMrfZrgMroMrtZrvXrwXryXs?M\
            swNsyNt)ft,Tt-Lt.Tt/^t_TtfStwRtyRv.GvaNveNvoNw,Gw.Gw/IwaNweNwoNwsNx-Hx.Sx/SxaMxcMxeMxy\
            Ny,Gy-Ly.Gy/Iy_GycNyeNyoNysNytSzaMzeMzoM
            """))),
    "mulish": AbsentFont(
      ascender: 1.005, descender: 0.25,
      letters: .faces(
        LetterFaces(
          [
            300: """
            (l'}+A0_0_842)'l)n)n-?0_'},^'})40_0_0_0_0_0_0_0_0_0_'}'}0_0_0_-$9,3V2E2V3p0?/c3T4B([*0\
            1+/96H3v4H1_4H2_0y0X3R2]<61_0X0I)n)4)n0_.O.E0K0K.30K/C*E0T0/(4(4.A(46j0//k0K0K*y.9*`/y\
            .y6]/$.y.e*b(n*b0_'}'}+O+O.O9|2#/&5T5T7h+C0_0_'}-$((,W,W
            """,
            400: """
            (y(4+w0_0_8@29(&*8*8-A0_(4,g(4)Q0_0_0_0_0_0_0_0_0_0_(4(40_0_0_-29(3e2N2V4#0E/k3]4J(t*O\
            1G/G6R4#4V1m4V2g130g3Z2t<>1o0m0V*6)Q*60_.O.E0_0_.;0_/E*b0e0?(H(H.e(H6|0?/}0_0_+:.=*{0/\
            /*6j/1/*.k+*)$+*0_(4(4,$,$.O9|2Z/&5T5T8'+K0_0_(4-2(:-.-.
            """,
            500: """
            )$(>,40_0_8F2A(0*I*I-C0_(>,m(>)^0_0_0_0_0_0_0_0_0_0_(>(>0_0_0_-;9%3k2T2V4)0I/q3a4N)$*^\
            1X/O6X4%4]1u4]2m1=0m3a3#<B1w0w0]*G)^*G0_.O.E0i0i.?0i/G*o0o0G(S(S.u(S7+0G0-0i0i+G.?+,07\
            /16p/9/1.o+:),+:0_(>(>,=,=.O9|2x/&5T5T84+O0_0_(>-;(D-G-G
            """,
            600: """
            )*(F,O0_0_8L2J(:*[*[-E0_(F,q(F)l0_0_0_0_0_0_0_0_0_0_(F(F0_0_0_-C9#3t2X2V410K/u3e4R)0*o\
            1g/U6_4)4e1|4e2q1G0u3e3-<G2'1'0a*Y)l*Y0_.O.E0q0q.C0q/I*}0w0O(`(^/*(^760O070q0q+U.A+:0A\
            /76v/?/5.s+K)4+K0_(F(F,S,S.O9|37/&5T5T8B+S0_0_(F-C(M-a-a
            """,
            700: """
            )8(^-50_0_8[2_(S+,+,-G0_(^,{(^*40_0_0_0_0_0_0_0_0_0_(^(^0_0_0_-U8z4)2c2X4B0T0$3p4Z)M+8\
            21/g6l434v214v2|1a1+3p3H<Q2;1?0o+(*4+(0_.O.E1-1-.M1-/M+E110e(y(y/U(y7L0e0M1-1-+y.G+[0V\
            /E7+/O/C.{+w)I+w0_(^(^-2-2.O9|3z/&5T5T8d+[0_0_(^-U(d.A.A
            """,
          ],
          pairs: """
            ()Z(CN(TZ(VX(YX(cM(eM*/4-AK-SK-TD-VD-cT-dT-eT-oT-wK.Y@.cJ.eJ.gJ.oJ.tH.wC/-@/.4//E/AK/C\
            M/TZ/VZ/WZ/YZ/aA/cA/dA/eA/gA/mA/nA/oA/pA/rA/sA/tM/vH/xC:/`A-KACMAGMAQMASNAT=AVBAWBAXKA\
            Y?AfNAsNAtMAvIAwIBANC-ICAKCCKCGKCOKCSMCTMCYKCaLCeGCoGCuMCyJD.GDAMDTEDVLDXIDYEEALESMETM\
            EWNEXNE_SEaNEvNF)SFAAFCLFOLFSJFaKFeKFoKFrMFuMKAIKSIKTHKeMKoML/[L:RLAKLCGLGGLOGLSKLT/LV\
            7LY2LuMOAMOJHOTEOVLOWLO_GP)MPA>PCNPXHP_CPaJPeJPoJPrMPuNQTERAMRTKReMRoMRsMSTLSVMSWMSXMS\
            wNSyNTA=TCETOETSJTTSTVST_ATa=Te=To=Tr=Tu>Tw?Ty?V)XVABVCLVGLVaAVeAVoAVsAWABWaAWeAWoAWrB\
            X-IXCIXcNY:GYCEYETYOEYa=Ye<Yo<Yu>ZeLZoL_TA_cJ_dJ_eJ_fK_gJ_oJ_qJ_tH_wCb.JbyNc)Sc-Mc.Scc\
            MceMcoMe)Me-Se?Me]MevNewNeyNf)^f_JfdLfeLffLfoLftJfxLfyNk.SkdMkeMkgMkoMksNktMkwLn?Mo-To\
            .Jo_JovNowNoxMoyNp-Tp.Jp_JpyNr)Ur,Kr-Jr.Kr/Mr:SrcNrdNreNrfWrgNroNrtWrvXrwXryXs?MswMsyM\
            t)et,Tt-Mt.Tt/^t_TttMtwRtyRv.CvaMveNvoNw,Cw.Cw/IwaMweNwoNwsMwwSx-Hx.Sx/SxcMxeMxyMy,Cy-\
            Ky.Cy/Iy_CyaMycNyeNyoNysMytRywSyySzeMzoM
            """))),
    "notosans": AbsentFont(
      ascender: 1.069, descender: 0.293,
      letters: .faces(
        LetterFaces(
          [
            400: """
            (v).,=1c0$5v3_(.)n)n/S0$),*@),+M0$0$0$0$0$0$0$0$0$0$),),0$0$0$,s7L1T1k1E3Z/_.m3V3r*d)6\
            1+.w7^4=4i0i4i11/O/_3]0_820A/s0$*O+M*O0$-,)F/i1#-w1#/o*o1#1)(r(r/1(r8<1)0i1#1#,G-u+61)\
            .U4t/&.Y-c+^/S+^0$&|&|+2+2.E9h5#+U5x5x4X,g0$0$).,s),.W.W
            """,
            700: """
            (v)Q-g1c0$7P4))(*d*d/G0$)O*@)O,G0$0$0$0$0$0$0$0$0$0$)O)O0$0$0$-q7H2c2=1P3p/g/O3N4H+q*S\
            2-/q8L5P5-1=5-2%/S03451k9#231503*S,G*S0$,C+80g1G.c1G0K+m1G1z)y)y1-)y9B1z1+1G1G-A.?,s1z\
            /y6N01/y.,+{/S+{0$'x'x-.-..E9h6L+U5x5x4X,g0$0$)Q-q)O1#1#
            """,
          ],
          pairs: """
            'aF'cA'dA'eA'mH'rH'sH'uH-TF.CC.YAACKAGKAJ^AQKAT>AVFAWFAYAB.MCCKCGKCOKCQKD,FD.FDAKDTHDV\
            MDWMDXKDYMF)UF.AFAKKCKKGKL'<LCKLGKLOKLTKLUMLVKLYHO,FOAKOTHOVMOWMOXKPACPXKQ.FQTHT-FTA>T\
            CKTOKTQKTTUTa<Te>TnCTo>TrCTuCTwKTyKTzFU.KUAMV.CVAFVCMVGMVOMVaKVeKVoKVsMWAFWOMWaKWeKWoK\
            WrMXCKXOKYAAYCKYOKYaCYeCYmHYoCYuHZOMbvKbwKbyKc'Ue'MevKewKexKeyKezMf)Zf,Kh'Mm'Mn'Mo'Mov\
            KowKoxKoyKozMp'MpwKpxKpyKr'Zr,'r.'raKrcKrdKreKrgMroKt'Uv.Fw'Zw,Fw.Fw?UxcKxeKy,Fy.Fy?U
            """))),
    "nunito": AbsentFont(
      ascender: 1.011, descender: 0.353,
      letters: .faces(
        LetterFaces(
          [
            300: """
            (f'}+A0_0_8#2J'l)l)l-70_'},U'}).0_0_0_0_0_0_0_0_0_0_'}'}0_0_0_,w8P3J2;293a0-/A3J45(W*(\
            0m/36@3g4;154;2'0m0R3N2J;y1V0A09)j).)j0_.E*u.s0+-K0+.}*:01/g(((..$)O6</g/K0+0+*j-s*[/X\
            .W6#.e.W-K*[(j*[0_'}'}+M+M.E9h2#.w5T5T7h+C0_0_'},w'},O,O
            """,
            400: """
            (r(4+w0_0_822i(&*6*6-90_(4,^(4)K0_0_0_0_0_0_0_0_0_0_(4(40_0_0_-*8R3X2E2?3t0;/M3R4@(p*E\
            17/C6L3p4L1G4L271#0c3V2a<(1k0V0G*2)K*20_.E+,/(0;-S0;/-*W0A/w(<(D.E)f6N/w/_0;0;+0-y*{/i\
            .e6/.y.c-S+$)&+$0_(4(4+{+{.E9h2Z.w5T5T8'+K0_0_(4-*(4-&-&
            """,
            500: """
            (y(>,60_0_882z(0*I*I-;0_(>,d(>)Y0_0_0_0_0_0_0_0_0_0_(>(>0_0_0_-28T3a2L2C4#0A/S3X4F({*S\
            1I/M6R3r4T1P4T2?1)0m3]2k<.1u0a0O*E)Y*E0_.E+6//0C-W0C/1*f0I0$(F(O.U)p6X0$/g0C0C+?-}+0/q\
            .k66/(.i-Y+6)0+60_(>(>,6,6.E9h2x.w5T5T84+O0_0_(>-2(>-?-?
            """,
            600: """
            )$(F,O0_0_8@3-(:*^*^-=0_(F,i(F)h0_0_0_0_0_0_0_0_0_0_(F(F0_0_0_-98W3g2R2E4+0G/Z3]4L),*b\
            1]/U6X3v4]1Z4]2G110u3a2x<42%0k0V*W)h*W0_.E+A/70K-[0K/7*u0R0-(S(Y.g){6d0-/q0K0K+O.$+?/y\
            .o6:/1.o-^+I):+I0_(F(F,M,M.E9h37.w5T5T8B+S0_0_(F-9(F-W-W
            """,
            700: """
            )2(^-50_0_8P3R(S+0+0-?0_(^,s(^*.0_0_0_0_0_0_0_0_0_0_(^(^0_0_0_-K8[3x2_2N4B0X/k3g4X)I+(\
            2//k6h4%4r1o4r2Z1C1/3k37<@2=1)0i+(*.+(0_.E+W/K0_-g0_/A+<0g0?(l(t/5*:6z0?0-0_0_+w.,+f03\
            .}6H/I.{-k+u)U+u0_(^(^-*-*.E9h3z.w5T5T8d+[0_0_(^-K(^.9.9
            """,
          ],
          pairs: """
            ()Z(CN(TZ(VX(YX(cM*/4-SK-TD-VD-cT-dT-oT-wK.Y@.cJ.eJ.gJ.oJ.tH.wC/-@/.4//E/AK/VZ/WZ/YZ/a\
            A/cA/dA/eA/gA/mA/nA/oA/pA/rA/sA/vH/xC:/`A-KACMAGMASNAT=AVBAWBAXKAY?AfNAsNAtMAvIAwIBANC\
            -ICAKCCKCGKCOKCSMCTMCaLCeGCoGCuMCyJD.GDAMDVLDXIEALESMETMEWNEXNEvNF)SFAAFCLFOLFSJFaKFeK\
            FiUFlUFoKFrMFuMKAIKSIKTHKeMKhSKiSKoML/[L:RLAKLCGLGGLOGLSKLT/LV7LY2LuMOJHOTEOVLOWLO_GP)\
            MPA>PCNP_CPaJPeJPoJPrMPuNRAMRTKReMRoMRsMSTLSVMSXMSwNSyNTA=TCETOETSJTTST_ATa=Te=ThWTiWT\
            o=Tr=Tu>Tw>Ty>VABVCLVGLVaAVeAViVVoAVsAWABWaAWeAWhVWiVWoAWrBX-IXCIXcNY:GYCEYETYOEYa=Ye<\
            Yo<Yu>ZeLZoL_TA_cJ_dJ_eJ_fK_gJ_oJ_qJ_tHb.JbyNc)Sc-Mc.SccMceMcoMe)Me-Se?MevNewNeyNf)^f_\
            JfdLfeLffLfiNfoLftJfxLfyNk.SkdMkeMkgMkoMksNktMkwLl'Gl)Xl.Sl/Yl_SlfNltNlvMlwMlyMn?Mo-To\
            .Jo_JovNowNoxMoyNp-Tp.Jp_JpyNr)Ur,Kr-Jr.Kr/Mr:SrcNrdNreNrfWrgNroNrtWrvXrwXryXs?MswMsyM\
            t)et,Tt-Mt.Tt/^t_TthRtiRtlRttMtwRtyRv.CvaMveNvoNw,Cw.Cw/IwaMweNwoNwsMwwUx.SxcMxeMxyMy,\
            Cy-Ky.Cy/Iy_CycNyeNyoNysMytSywUyyUzeMzoM
            """))),
    "nunitosans": AbsentFont(
      ascender: 1.011, descender: 0.353,
      letters: .faces(
        LetterFaces(
          [
            300: """
            (d'}+A0_0_8#2J'l)l)l-70_'},U'}).0_0_0_0_0_0_0_0_0_0_'}'}0_0_0_,w8P3J2;293a0-/A3J45(W*(\
            0m/36@3g4;154;2'0m0R3N2J;y1V0A09)j).)j0_.E.E.s0+-K0+.}*:01/g(((..$)O6</g/K0+0+*j-s*[/X\
            .W6#.e.W-K*[(j*[0_'}'}+M+M.E9h2#.w5T5T7h+C0_0_'},w'},O,O
            """,
            400: """
            (p(4+u0_0_822i(&*6*6-90_(4,^(4)K0_0_0_0_0_0_0_0_0_0_(4(40_0_0_-*8R3X2E2?3t0;/M3R4@(n*E\
            17/C6L3p4L1G4L271#0c3V2a<(1k0V0G*2)K*20_.E.E/(0;-S0;/-*W0A/w(<(D.E)f6N/w/_0;0;+0-y*{/i\
            .e6/.y.c-S+$)&+$0_(4(4+{+{.E9h2Z.w5T5T8'+K0_0_(4-*(4-&-&
            """,
            600: """
            (}(F,O0_0_8@3-(8*^*^-;0_(F,i(F)h0_0_0_0_0_0_0_0_0_0_(F(F0_0_0_-98W3g2R2E4+0G/Z3]4L)**b\
            1]/U6X3v4]1Z4]2G110u3a2x<42%0k0V*W)h*W0_.E.E/70K-[0K/7*u0R0-(S(Y.g){6d0-/q0K0K+O.$+?/y\
            .o6:/1.o-^+I)<+I0_(F(F,M,M.E9h37.w5T5T8B+S0_0_(F-9(F-W-W
            """,
            700: """
            )0(^-20_0_8P3R(Q+0+0-=0_(^,s(^*.0_0_0_0_0_0_0_0_0_0_(^(^0_0_0_-K8[3x2_2L4B0X/k3g4X)F+*\
            2-/k6h4%4r1o4r2Z1C1/3k37<@2=1)0i+(*.+(0_.E.E/K0_-g0_/A+<0g0?(l(t/5*:6z0?0-0_0_+w.,+f03\
            .}6H/I.{-k+u)W+u0_(^(^-*-*.E9h3z.w5T5T8d+[0_0_(^-K(^.9.9
            """,
          ],
          pairs: """
            ()Z(CN(TZ(VX(YX(cM(eM*/4-SK-TD-VD-cT-dT-eT-oT-wK.Y@.cJ.eJ.gJ.oJ.tH.wC/-@/.4//E/AK/CM/V\
            Z/WZ/YZ/aA/cA/dA/eA/gA/mA/nA/oA/pA/rA/sA/vH/xC:/`A-KACMAGMASNAT=AVBAWBAXKAY?AfNAsNAtMA\
            vIAwIBANC-ICAKCCKCGKCOKCSMCTMCaLCeGCoGCuMCyJD.GDAMDTEDVLDXIEALESMETMEWNEXNEaNEvNF)SFAA\
            FCLFOLFSJFaKFeKFoKFrMFuMKAIKSIKTHKeMKoML/[L:RLAKLCGLGGLOGLSKLT/LV7LY2LuMOJHOTEOVLOWLO_\
            GP)MPA>PCNPXHP_CPaJPeJPoJPrMPuNRAMRTKReMRoMRsMSTLSVMSWMSXMSwNSyNTA=TCETOETSJTTST_ATa=T\
            e=To=Tr=Tu>Tw?Ty?V)XVABVCLVGLVaAVeAVoAVsAWABWaAWeAWoAWrBX-IXCIXcNY:GYCEYETYOEYa=Ye<Yo<\
            Yu>ZeLZoL_TA_cJ_dJ_eJ_fK_gJ_oJ_qJ_tH_wCb.JbyNc)Sc-Mc.SccMceMcoMe)Me-Se?MevNewNeyNf)^f_\
            JfdLfeLffLfiNfoLftJfxLfyNk.SkdMkeMkgMkoMksNktMkwLl'Gl)Xl,Sl.Sl/Yl_SlfNltNlvMlwMlyMn?Mo\
            -To.Jo_JovNowNoxMoyNp-Tp.Jp_JpyNr)Ur,Kr-Jr.Kr/Mr:SrcNrdNreNrfWrgNroNrtWrvXrwXryXs?MswM\
            syMt)et,Tt-Mt.Tt/^t_TttMtwRtyRv.CvaMveNvoNw,Cw.Cw/IwaMweNwoNwsMwwUx-Hx.Sx/SxcMxeMxyMy,\
            Cy-Ky.Cy/Iy_CycNyeNyoNysMytSywUyyUzeMzoM
            """))),
    "opensans": AbsentFont(
      ascender: 1.069, descender: 0.293,
      letters: .faces(
        LetterFaces(
          [
            300: """
            (v(M+&1c/}5D37'D)4)4/S/}'t*@(H*h/}/}/}/}/}/}/}/}/}/}(H(H/}/}/},W720_1;1/3)/U.I3L3D(f([\
            07.a6]3H4F0?4F0R/G.w3D0/7>/9/$0-*:*h*:/},C0//(0T-m0T/O)n.u0I(0(0.$(07+0I0A0T0T+q-Y*[0I\
            -K3L.A-K-O+&/?+&/}&>&>)n)n.E9h3=+U5x5x3P,g/}/}(M,W(H,o,o
            """,
            400: """
            (v)*,.1c0$5f3Z(&)f)f/U0$(W*@)(+C0$0$0$0$0$0$0$0$0$0$)()(0$0$0$,i7L1G1g1C3X/_.g3V3k)B)*\
            0{.m7T414e0c4e1)/O/X3V0T8)0//g/}*O+C*O/A-50//_0y-o0y/i*d/M0{(h(h.y(h820{0g0y0y,=-q+&0{\
            .G4c.w.M-^+[/S+[0$&r&r*{*{.E9h4p+U5x5x4_,g0I0$)*,i)(.?.?
            """,
            600: """
            (v)<,w1c/}6Z3p(S*6*6/M/})**@):+s/}/}/}/}/}/}/}/}/}/}):)@/}/}/}-?7J2'2%1I3c/c/-3R4+)y)l\
            1T/A8#4n4v1#4v1T/Q/s3t118R110M0+*Q+s*Q/7,i0M0513.;130-+:/_1K)B)B0$)B8h1K0u1313,m.*+y1K\
            /35X/S/5-s+k/S+K/}'F'F,&,&.E9h5]+U5x5x4B,g05/})<-?):/_/_
            """,
            700: """
            (v)Q-g1c/}7P4))(*d*d/G/})Y*@)O,G/}/}/}/}/}/}/}/}/}/})O)Y/}/}/}-q7H2c2=1P3p/g/O3N4H*S*S\
            2-/q8L5P5-1=5-2%/S03451k9#231503*S,G*S/-,C0m0g1G.c1G0K+m/q1z)y)y1-)y9B1z1+1G1G-A.?,s1z\
            /y6N01/y.,+{/S+{/}'x'x-.-..E9h6L+U5x5x4',g/}/})Q-q)O1#1#
            """,
          ],
          pairs: """
            'aF'cA'dA'eA'mH'rH'sH'uH-TF.CC.YAACKAGKAJrAQKAT>AVFAWFAYAB.FBAKBTHBXKBYNCCKCGKCOKCQKD,\
            FD.FDAKDTHDVNDWNDXKDYNF.AFAKKCKKGKL'<LCKLGKLOKLTKLUNLVKLYHO,FOAKOTHOVNOWNOXKPACPXKQ.FQ\
            THT-FTA>TCKTOKTQKTTUTa<Te>TnCTo>TrCTuCTwKTyKTzFU.KUANV.CVAFVCNVGNVONVaKVeKVoKVsNWAFWON\
            WaKWeKWoKWrNXCKXOKYAAYCKYOKYaCYeCYmHYoCYuHZONbvKbwKbyKc'Ue'NevKewKexKeyKezNh'NkcKkdKke\
            KkoKkqKm'Nn'No'NovKowKoxKoyKozNp'NpwKpxKpyKr'ZraKrcKrdKreKrgNroKt'Uv.Fw'Zw,Fw.Fw?UxcKx\
            eKy,Fy.Fy?U
            """))),
    "oswald": AbsentFont(
      ascender: 1.193, descender: 0.289,
      letters: .faces(
        LetterFaces(
          [
            300: """
            '^'W't-W-Y3_0g%-)@(p+M+d'.)['.*o.i*w.&-{..-q.C+k.C.G'F'f*},.*}-g61-q.I.C.q,(+k.m/O(()B\
            -i+b1].o.y-}/(._-M,I/7..3;-S-a,;)r*o)O+{*U(B+h,M+q,G+}),,s,E'^'p,,'Y1_,?,*,O,I)j+:)D,E\
            +E0)+^+`*W(r'x).,8&H&J)O),-i5v/*)r6Z6x3),G.*+S'W-Y'<,b-$
            """,
            400: """
            (6'f)(.(.37<0k%t)j(v,(,K':)u'<+G.i+Y-s-q-}-o.K+k.C.I'N't+O,K+O-}7V.5.w.e.},;+u/3/i(^)p\
            .;,&2%/$/;-w/?.m-i,G/C.O3X-{-y,O*f+G*(-**o)@,?-2,C-(,W)S-&-.(6(8,i(62N,},`-0-**>+Q*$-$\
            +h0E+q+w*u)n(J*>-2'('(+(*G/e:J/X+:6Z763e-?.?,('f-w'#-C-y
            """,
            500: """
            (S(>*2.].,8[0C&F*:)d,C,q'p*0'x,$/1+b.?.=.M.7.q,G.Y.q(J(d+k,i+k-}8..s/a/=/a,g,G/e0A):*I\
            /-,W2T/G/m.}/o/i.9,k/s.g35.C.*,`*^,$*6-M+,)`,u-q-$-i-0)w-g-s(^(b-e(f3A-k-C-o-k+&,,*Q-i\
            ,40O,M,W+I*b(d*}-W'B'B+b+?/c:b0s,Y6r785>.A/(-.(*-y'Y-g.,
            """,
            600: """
            (b([*f.w.(9B01&`*O*0,Q-((2*<(<,C/C+f.Q.Q.e.I/*,g.g/((y)0+y,w+y-}8F/90)/X0',{,`0$0_)Y*d\
            /U,q2m/Z0-/U0-0;.O,{01.s3%.U.1,k*Y,C*>-a+:)p-7.7-E.1-M*....;(p(y.7)$3i.7-e.5.3+I,G*j.1\
            ,G0T,m,w+b+0(p+C-k'Q'Q,&+h/c:n1V-A7#7:6-.q/K-c(:-{'t-y.3
            """,
            700: """
            (n(p+4/1.&9t/{&r*b*M,[-7(H*E(U,Y/Q+h.c.c.w.W/9,}.q/9)@)O,(-(,(-}8[/S0E/m0A-2,s090s)p*y\
            /u-*3%/i0A/}0A0_.c-.0E.{2q.e.7,q*U,Y*E-o+E)}-M.Q-^.K-c*<.I.W)&)..Y)84/.S-}.O.M+d,^*}.M\
            ,W0X-(-5+w+Q({+[-y'^'^,=,0/c:v2--s7-7:6j/=/g.1(F-{(0.,.9
            """,
          ],
          pairs: """
            'aM'cJ'dJ'eJ'sM-TL-VI-XN-YL.CN.Y?.cN.dN.eN.oN.tM.wN.yM/CN/ON/SM/cK/dK/eK/oK07M17M24N41\
            N47L57N67M74H87L97MATFAVFAWIAYFAfLAtMAvNAwLB.NBTJBXKBYND,ND.NDXNDYNF.@FAGFaKFdLFeLFoLF\
            sLGTLGVNK-MKCKKGKKSNKeMKoMKtNL'ILCNLGNLONLT<LUNLV=LY9MTNO'MO,NOXNP-:P4IPADPXMPaJPcKPeK\
            PgLPnNPoKPrNPsMQ.NRTLRYLRaMReNRoNRqNRwNS/NSSNT-LT/KT:@TAFTMNTa?Te@TnATo@TrATtLTuDTw@Ty\
            ATzBU.NU/MV-IV.DV/NV:MVAFVaAVeFVoFVsFW:MWAIWaFWeIWoIWrMWzNX-NXCNXONXSNXaMXcMXqMXvKY4MY\
            :DYAFYCNYONYa>YeAYmDYoAYuEaVDb,Nb.NbT@bVFc'LcTDdTXdVSdWSe'NeT@eVHeWNexNfaMfcKfdKfeKffH\
            fiJfjNfoKfuMgTGgVMgXKgYMgZNggMh'HhTAhVIhWMk'NkTHkcNkdNkeNkoNkqNm'HmTAmVImYDn'HnTAnVIo'\
            Jo,No.NoT@oVFoWIoxMp'Jp,Np.NpT@pVFpWIpxMr,=r.=rAIrTBraNrgNs'MsT@sVFsWNt'MtTItVMtYMu'Mu\
            TBuVKv.KvALvWMw,Lw.KwAMwT@wWMwXHwYHwaNxYFxcMxeMy,Iy.IyT>yVKzeNzoN
            """))),
    "poppins": AbsentFont(
      ascender: 1.05, descender: 0.35,
      letters: .faces(
        LetterFaces([
          300: """
          )8)>)$5N0X3R3D&B,U,U-a1u&x.m'0-&1%)^0$0?0y1'1?//1517'6(2.M2E.5._9l1o0X4T3).K.74l2L(6.C\
          /w,W612Z4x/o4z0C0$.o2'2#8f0?/o.y+C0e+C0k2A(v2C2C0y2C11*G2C1G(6(@-w(6::1G1Z2C2C+8.Y+,1G\
          /K5T-M/G-&,G(y,G.*'N'N*j*j1i6@/$+A5-.I41+{5Z0V)>.I'2,u,u
          """,
          400: """
          )*)j)^6-114;3m&[-A-A.(2T'Q/S'j-o1=*<0+0G1?1=1K/I1C1A'p)$/]3L/;.w:(2A0y4V3+.a.M4c2g(Y/(\
          0],o6X3#4t034x0o0C/?2C2E961/0=/?,[1|,[1?3a(p2E2E0m2E1-*O2E1V(Y(^.e(Y:J1V1V2E2E+O.s+<1V\
          /i5_-u/m-C-Q)[-Q.m'}'}+^+^2G7/07,E5%.W4i,A5L1-)j.m'n-O-O
          """,
          500: """
          (v*>*C6p1k5)4@&v.5.5.M39(.0?(O.c1X*{0/0R1e1T1Z/g1R1K(W)w0w4Z0I/9:@2q1A4X3/.w.e4X3')$/o\
          1G-,7)3H4p0T4v1E0g/o2c2k9f2%0i/c.&3?.$1s51(j2J2J0_2J1'*U2J1i)$)$/Z)$:^1i1R2J2J+f/1+M1i\
          0-5j.C09-e.g*E.g/X(Q(Q,Y,Y3-8%1R-Q4z.i5L,d591c*>/9(U....
          """,
          600: """
          (H+(+<741s5r4c'J.&.&.k2A(j0;(v.(1c+80)0]2'1_1V/M1]19(}*E0=3k/u/9:v3=1]4N3?/-/(4N3?)@/{\
          2+-K7L3e4r0o4v1X0q0/2q33:>2Z1N0-.?45.=2N4|)22J2J0c2J1'*q2J2')@)@0=)@:p2'1R2J2J,4/G+o2'\
          0]66/=0i-}.U*&.U0M):):-q-q2|8+2m-w4r.g66-,531s+(/9)0.q.q
          """,
          700: """
          'n+w,C7V1|6l51(&-q-q/11=)S05)I-?1o+U/}0i2G1k1P/31g1#)M*u/S2o/?/9;W3i2#4B3T/?/K4B3])d01\
          2q-q7t4-4t154x1o1#0K3'3Z:x3;2;0V.Y59.Y3/4g)[2L2L0i2L1%+42L2A)d)b1))d;,2A1P2L2L,g/c,82A\
          196d0E1E.=.C)[.C1N*0*0/?/?2m824=.G4e.c7+-S5-2++w/9)l/a/a
          """,
        ]))),
    "ptsans": AbsentFont(
      ascender: 1.018, descender: 0.276,
      letters: .faces(
        LetterFaces(
          [
            400: """
            )*)y*[/G/G4X5R'z)D)D*}.O(.+4'r+(/G/G/G/G/G/G/G/G/G/G'}(n.O.O.O,w;60?0=/}1s/5.i0w2=)[)[\
            0s.i5#2?2V/e2V0T/*/]1o/w5p1)/c/G)w+^)w.E,=)D.=/=-;/9.U*:/7/K),)*-u)^5N/K/5/?/7*f,W*d/;\
            -{3e.e-Y-2*s(H*s.O'H'H*f*f2%5_4;-=5B2x7/,`/G/G)w,w)*-s-s
            """,
            700: """
            (h)b,0/u/u6-5R(j*K*K+Y.}(f+4(Y,=/u/u/u/u/u/u/u/u/u/u).)Y.}.}.}-A;,0i0K/e1e.s.U0q1m)O*Y\
            1-.c551z290$290c/(/w1;0c6Z1G0M/;*E,^*E.E-,*4.=/5,q/;.U*>/5/G).),.3)b5@/G/7/=/5*},Y*y/9\
            -q3H.y-s-I+K(2+K.}(*(*,$,$2%5_5H-=5z2c8W,y/u/u)`-A(h.,.,
            """,
          ],
          pairs: """
             '? -< .M AH TH VH WK XH YH ZJ vL yL zH' ;'a@'c6'e6'm@'r@'s@'u@'vX(-G(VS(cN(eN* A*.F, \
            <,*F- <-)G-T:-VI-X<. <.,b..b.wJ.xU7 B7-@7.47AA:/UA FA-FACJAGJAQJAT?AVDAWIAXHAY?AcMAeMA\
            gMAtLAvGAwJAzJBTHC FC-<CAICCICGICOICTICYGCaLCeGCoGCrLCtGCuLCwFCyED.HDAJDTDDVIDWKDXCDYF\
            DyLK HK-<KAHKCCKGCKTHKeDKnIKoDKrIKuIL EL'0LARLC?LG?LO?LT1LV5LX5LY5LZHLaKLcALeALoALsKLu\
            KO,HOAJOTDOVIOWKOXCOvLP FPA@PCLPGLPOLPTLPXEPYJPaGPeGPgGPoGPrGPuGQTDRAIRCERGEROERT@RVDR\
            YARaMReDRoDRqDRsMRuMRxFT FT)WT-:TA?TCDTODTQDTTUTXHTYMTa5Te/Tn5To/Tr5Tt@Tu5Tw/Ty/Tz/V H\
            V-BV.8VADVCIVGIVOIVaCVeAVoAVsCW JWAIWOKWaFWeEWoEWrFX HX-<XCCXOCXTHXXHXcDXqDXvBY JYA?YC\
            FYOFYa>Ye:Ym>Yo:Yu>Z EZ-8ZaJZeCZoCZuJb.MbfMbyMc Jc-DccJceJcgJcoJcqJcyMe'MecMeeMegMeoMe\
            qMevJewMexJeyJezMf)`f,JfeMfiDflIfoMftLk Hk-DkeMkgMkoMnT/o'Bo.MofMovMowMoxJoyMozLp'Bp.M\
            pxJpyMr,Ar.ArtXt,Tt-Ht.TtcMteMtgMtoMtxLv Gv.>veMvgMvoMw Jw,@w.@weMwoMx Hx-DxcJxeJxxLxy\
            Ny Gy,>y.>ycMyeMygMyoMywRyyRz HzeLzoLzyM
            """))),
    "ptserif": AbsentFont(
      ascender: 1.018, descender: 0.276,
      letters: .faces(
        LetterFaces(
          [
            400: """
            (S*K+o////5D6j(S*l*l-W//)K,`)B*o////////////////////*K*U//////-i;62T1#1_3-09/E2_3V+$*h\
            1c/O6f3_3p0V3p1P/51+2=2V8:291_0s)}+b)}.E,A*M.O/G-Y/].K*j.{0C)p)U.g)p6]0R/X/s/M+f,q+K0)\
            .S3V.m.O.,*w(F*w/()^)^-k-k19727--C5D2x9[,^////*K-i(M-e-e
            """,
            700: """
            )0*o.M/q/q6>7F)U+S+S-S/q){,I)f*o/q/q/q/q/q/q/q/q/q/q*l*w/q/q/q.(;63X1i1o3g0g0+3/4P+M+?\
            310;8249411V412q/c213;3c:Q3V2t1I*E+b*E.A,A*}/a0E.$0]/7+M/o1V*U*<0;*U8%1_0R0q0G,m-=,*11\
            /;4p/g/$.g+((B+(/(*$*$.a.a19728R.*5]3#<G,G/q/q*o.()f.O.O
            """,
          ],
          pairs: """
             'F *F -F .F AK VI' F'aI'cF'eF'mI'rI'sI'uI(.H* F*.>, F,*>- F-AF-T@-VB-WD-XD-YB-ZD-vK-z\
            L. F.)H.,V..V.CJ.Y:.wF.yF7-C7.67A@7CH7tEA KA-FACBAGBAQBAT;AV6AW9AXJAY9AcGAeGAgGAqGAtDA\
            v>AwBC-JCAJCCJCGJCOJCQJCTJCVHCWJCYJCeJCoJCtICwJCxJCyID,JD.JDABDTJDVFDWHDXHDYFFA=K-DKAJ\
            KCHKGHKeDKoDKtFL'1LCJLGJLOJLT7LV7LY8O'JO,JOABOTJOVFOWHOXHPA=PCLPGLPOLPVJPXFPYHPcHPeHPg\
            HPoHQ.JQTJRCHRGHROHRTCRV=RWBRY@ReKRoKRqKRtKRwHRyGT-@TA;TCJTOJTQJTZLTaHTe@TnHTo@TrHTtJT\
            uHTzDV IV-BV.<VA6VCFVGFVOFVZLVa;Ve9Vo9Vs;WA9WOHWa?We?Wo?Wr?Wz=X-DXAJXCHXOHXYJXZJXcDXqD\
            XvBYA9YCFYOFYa;Ye9Ym;Yo9Yu;Z-HZAKZOJZVJZXJZZJZeJZoJZxKbtMbvKbwMbyKc'Ic-JccKceKcgKcoKcq\
            Ke'FevKexKeyKezMf)ff,Jf-FfcKfeKfiEflHfoKftMk-HkcMkeMkgMkoMkqMnTFo'FotMovKowMoxMoyKozMp\
            'FptMpwMpxMpyKr,Fr-Fr.FrvTrwSryTt'Jt-Fv-Kv.FvcKveKvgKvoKvqKvyXw,Fw.FwcMweMwoMwvXwwXwyX\
            x-HxcMxeMxxNxzKy,Fy-Ky.FycKyeKygKyoKyvXywXyyXyzJzeMzoMzyMzzJ
            """))),
  ]
}
